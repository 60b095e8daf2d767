import { createBrowserConfig, createNodeConfig } from '../webpack.common';

const dir = import.meta.dirname;

export default [
  createBrowserConfig({
    dir,
    publicPath: '/assets/',
    extra: {
      module: { rules: [{ test: /favicon\.svg$/, type: 'asset/resource', generator: { filename: 'favicon.svg' } }] },
    },
  }),
  createNodeConfig({ dir, name: 'server', entry: './server/main.ts', file: 'server/main.mjs', format: 'module' }),
  // Apart from the server: a compiler cleans its folder, and a process that renders may read no other.
  createNodeConfig({
    dir,
    name: 'renderer',
    entry: './server/rendering/worker/main.ts',
    file: 'renderer/main.mjs',
    format: 'module',
    hasPackages: true,
  }),
];
