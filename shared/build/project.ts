import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isRemoteName, type RemoteName } from 'shared/remotes';

/** The folder that contains `shared` and the remotes. */
export const root = path.resolve(process.env.PORTICO_ROOT ?? path.join(import.meta.dirname, '..', '..'));

/** An absolute path from one below the root folder. */
export const inRoot = (...parts: string[]) => path.join(root, ...parts);

export const isThere = (...parts: string[]) => existsSync(inRoot(...parts));

/** The remotes whose sources are here, by name: the folders `remote-*` with a package. */
export const listRemotes = (): RemoteName[] =>
  readdirSync(root)
    .filter(isRemoteName)
    .filter((name) => isThere(name, 'package.json'))
    .sort();
