import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..', '..');
export const inProject = (...path: string[]) => resolve(root, ...path);

export const dataDirectory = () => inProject(process.env.DATA_DIR || '.data');

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
