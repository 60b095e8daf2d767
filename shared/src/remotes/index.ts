export { chunksOf, type RemoteManifest, type RemoteName, type RouteEntry, remoteNames } from './manifest';
export {
  type Head,
  type LazyRoute,
  type LoadContext,
  pageOf,
  type RemoteModule,
  type RemotePage,
  type RemoteRoute,
} from './module';
export {
  type ActiveRelease,
  buildOf,
  hostContract,
  isListed,
  type Line,
  lineOf,
  originsIn,
  type Registry,
  type Release,
  type RunningRelease,
  releaseOf,
  releasesOf,
  satisfies,
  sheetsOf,
} from './registry';
