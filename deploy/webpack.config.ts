import { createNodeConfig } from 'shared/build/webpack/node-config';

const dir = import.meta.dirname;

export default ['deploy', 'fetch'].map((name) =>
  createNodeConfig({ dir, name, entry: `./releases/${name}.ts`, file: `${name}/main.mjs`, format: 'module' }),
);
