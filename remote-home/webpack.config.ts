import { browserBundle, nodeBundle } from 'shared/build/recipe';
import { chunksOf } from 'shared/remotes';
import { manifest } from './src/manifest';

const dir = import.meta.dirname;

export default [
  browserBundle({ dir, exposes: { './routes': './src/routes.tsx' }, pages: chunksOf(manifest.routes) }),
  nodeBundle({ dir, name: 'server', entry: './src/routes.tsx', file: 'server/server.cjs', format: 'commonjs' }),
];
