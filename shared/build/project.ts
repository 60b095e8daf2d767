import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder that holds `shared` and the remotes beside it. */
export const root = path.resolve(process.env.PORTICO_ROOT ?? path.join(import.meta.dirname, '..', '..'));

export const inRoot = (...parts: string[]) => path.join(root, ...parts);

export const isThere = (...parts: string[]) => existsSync(inRoot(...parts));
