export type { BadgeEntry, BadgeIcon } from './badges';
export { defineExtensions, describeExtensions, type LazyExtension, type RemoteExtension } from './extensions';
export { listNavigation, type NavigationChoice, type NavigationItem, toPath } from './list-navigation';
export {
  type ExtensionEntry,
  getChunks,
  getRemoteTitle,
  type RecordList,
  type RemoteManifest,
  type RouteEntry,
} from './manifest';
export { matchesPath } from './matches-path';
export {
  type Head,
  type LazyRoute,
  type LoadContext,
  type RemoteModule,
  type RemotePage,
  type RemoteRoute,
  resolvePage,
} from './module';
export type { NavigationEntry, NavigationList } from './navigation-entry';
export { createRoutes, definePages, describePages } from './pages';
export {
  type ActiveRelease,
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
  isRunnable,
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
