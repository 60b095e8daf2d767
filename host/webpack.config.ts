import { browserBundle, nodeBundle } from '../webpack.common';

const dir = import.meta.dirname;

export default [
  browserBundle({
    dir,
    publicPath: '/assets/',
    extra: {
      module: { rules: [{ test: /favicon\.svg$/, type: 'asset/resource', generator: { filename: 'favicon.svg' } }] },
    },
  }),
  nodeBundle({ dir, name: 'server', entry: './server/main.ts', file: 'server/main.mjs', format: 'module' }),
];
