import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder that contains `shared` and the remotes. */
export const root = path.resolve(process.env.PORTICO_ROOT ?? path.join(import.meta.dirname, '..', '..'));

/** An absolute path from one below the root folder. */
export const inRoot = (...parts: string[]) => path.join(root, ...parts);

export const isThere = (...parts: string[]) => existsSync(inRoot(...parts));
