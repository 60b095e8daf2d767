import { createNodeConfig } from 'shared/build/webpack/node-config';

const dir = import.meta.dirname;

const entries = { deploy: './releases/deploy.ts', fetch: './releases/fetch.ts', backup: './backup/main.ts' };

export default Object.entries(entries).map(([name, entry]) =>
  createNodeConfig({ dir, name, entry, file: `${name}/main.mjs`, format: 'module' }),
);
