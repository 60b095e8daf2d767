import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..', '..');
/** An absolute path; `path` is relative to the project's root. */
export const inProject = (...path: string[]) => resolve(root, ...path);

/** DATA_DIR, or `.data` in the project. */
export const getDataDirectory = () => inProject(process.env.DATA_DIR || '.data');

export const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const log = (line: string) => console.log(line);
