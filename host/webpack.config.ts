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
];
