export { type RemoteManifest, type RemoteName, type RouteEntry, remoteNames } from './manifest';
export type { Head, LoadContext, RemoteModule, RemoteRoute } from './module';
export { hostContract, type Registry, type Release, type RunningRelease, satisfies } from './registry';
