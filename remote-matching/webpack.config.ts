import { createBrowserConfig } from 'shared/build/webpack/browser-config';
import { createNodeConfig } from 'shared/build/webpack/node-config';

const dir = import.meta.dirname;

export default [
  createBrowserConfig({ dir, exposes: { './routes': './src/routes.tsx' } }),
  createNodeConfig({ dir, name: 'server', entry: './src/routes.tsx', file: 'server/server.cjs', format: 'commonjs' }),
];
