import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isRemoteName, type RemoteName } from 'shared/remotes';

const besideShared = path.join(import.meta.dirname, '..', '..');
const besideRemotes = path.basename(besideShared) === 'node_modules' ? path.dirname(besideShared) : besideShared;

/** The folder that contains the remotes, and `shared` too or, as a package, in its node_modules. */
export const root = path.resolve(process.env.PORTICO_ROOT ?? besideRemotes);

/** An absolute path from one below the root folder. */
export const inRoot = (...parts: string[]) => path.join(root, ...parts);

export const isThere = (...parts: string[]) => existsSync(inRoot(...parts));

/** The remotes whose sources are here, by name: the folders `remote-*` with a package. */
export const listRemotes = (): RemoteName[] =>
  readdirSync(root)
    .filter(isRemoteName)
    .filter((name) => isThere(name, 'package.json'))
    .sort();
