import { browserBundle, nodeBundle } from 'shared/build/recipe';

const dir = import.meta.dirname;

export default [
  browserBundle({ dir, exposes: { './routes': './src/routes.tsx' } }),
  nodeBundle({ dir, name: 'server', entry: './src/routes.tsx', file: 'server/server.cjs', format: 'commonjs' }),
];
