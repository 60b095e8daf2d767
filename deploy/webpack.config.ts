import { nodeBundle } from 'shared/build/recipe';

const dir = import.meta.dirname;

export default ['deploy', 'fetch'].map((name) =>
  nodeBundle({ dir, name, entry: `./releases/${name}.ts`, file: `${name}/main.mjs`, format: 'module' }),
);
