import { nodeBundle } from '../webpack.common';

export default nodeBundle({
  dir: import.meta.dirname,
  name: 'server',
  entry: './src/app/main.ts',
  file: 'server/main.mjs',
  format: 'module',
});
