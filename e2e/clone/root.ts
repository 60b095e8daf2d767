import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder of this repository. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Folders of its packages. */
export const workspaces = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'package.json')));
