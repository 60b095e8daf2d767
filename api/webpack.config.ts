import { createNodeConfig } from '../webpack.common';

export default createNodeConfig({
  dir: import.meta.dirname,
  name: 'server',
  entry: './src/app/main.ts',
  file: 'server/main.mjs',
  format: 'module',
});
