export { getChunks, getRemoteTitle, type RemoteManifest, type RouteEntry } from './manifest';
export {
  type Head,
  type LazyRoute,
  type LoadContext,
  type RemoteModule,
  type RemotePage,
  type RemoteRoute,
  resolvePage,
} from './module';
export { createRoutes, definePages, describePages } from './pages';
export {
  type ActiveRelease,
  type BuiltManifest,
  type BuiltRelease,
  type Canary,
  type Deployment,
  findBuild,
  findCanary,
  findRelease,
  getDeployment,
  getPageStyles,
  getShare,
  hostContract,
  isAllowedOrigin,
  listReleases,
  parseOrigins,
  type Registry,
  type Release,
  type ReleaseSet,
  type RunningRelease,
  satisfies,
} from './registry';
export { changeSet, getMajor, listSets, switchMainSet, viewRegistry, withMainSet } from './registry-sets';
export { isRemoteName, type RemoteName } from './remote-name';
