import { createBrowserConfig } from 'shared/build/webpack/browser-config';
import { createNodeConfig } from 'shared/build/webpack/node-config';
import { getChunks } from 'shared/remotes';
import { manifest } from './src/manifest';

const dir = import.meta.dirname;

export default [
  createBrowserConfig({ dir, exposes: { './routes': './src/routes.tsx' }, pages: getChunks(manifest.routes) }),
  createNodeConfig({ dir, name: 'server', entry: './src/routes.tsx', file: 'server/server.cjs', format: 'commonjs' }),
];
