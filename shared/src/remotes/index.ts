export { type RemoteManifest, type RemoteName, type RouteEntry, remoteNames } from './manifest';
export {
  type Head,
  type LazyRoute,
  type LoadContext,
  pageOf,
  type RemoteModule,
  type RemotePage,
  type RemoteRoute,
} from './module';
export { hostContract, type Registry, type Release, type RunningRelease, satisfies } from './registry';
