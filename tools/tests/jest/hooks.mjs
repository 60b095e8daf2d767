// How tests read their modules, beyond what tsx does.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const globals = new URL('./globals.ts', import.meta.url).href;

/** The package itself only works under jest's own runner. */
export const resolve = (name, context, next) =>
  name === '@jest/globals' ? { url: globals, shortCircuit: true } : next(name, context);

const root = new URL('../../../', import.meta.url);
/** A folder of source files that are read in place of those with the same path in the project. */
const { PORTICO_TEST_SOURCES: sources } = process.env;

const findChanged = (url) => {
  if (!sources || !url.startsWith(root.href)) return null;
  const file = path.join(sources, path.relative(fileURLToPath(root), fileURLToPath(url.split('?')[0])));
  return existsSync(file) ? file : null;
};

/** `npm run break-rights` and `npm run mutate` read some files otherwise than they are written. */
export const load = async (url, context, next) => {
  const loaded = await next(url, context);
  const file = findChanged(url);
  return file ? { ...loaded, source: readFileSync(file, 'utf8') } : loaded;
};
