import { createNodeConfig } from 'shared/build/webpack/node-config';

const dir = import.meta.dirname;

/** Programs of images, by the folder of their bundle. */
const entries = { releases: './releases/main.ts', backup: './backup/main.ts' };

export default Object.entries(entries).map(([name, entry]) =>
  createNodeConfig({ dir, name, entry, file: `${name}/main.mjs`, format: 'module' }),
);
