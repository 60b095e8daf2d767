import { getChunks, type RemoteManifest } from 'shared/remotes';
import { createBrowserConfig } from './browser-config';
import { createNodeConfig } from './node-config';

/** The bundles of the remote in a folder: for browsers, and for rendering on the server. */
export const createRemoteConfigs = (dir: string, manifest: RemoteManifest) => [
  createBrowserConfig({ dir, exposes: { './routes': './src/routes.tsx' }, pages: getChunks(manifest) }),
  createNodeConfig({ dir, name: 'server', entry: './src/routes.tsx', file: 'server/server.cjs', format: 'commonjs' }),
];
