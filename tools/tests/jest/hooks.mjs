// How tests read their modules, beyond what tsx does.
import { readFileSync } from 'node:fs';

const globals = new URL('./globals.ts', import.meta.url).href;

/** The package itself only works under jest's own runner. */
export const resolve = (name, context, next) =>
  name === '@jest/globals' ? { url: globals, shortCircuit: true } : next(name, context);

const { MUTATION } = process.env;
const root = new URL('../../../', import.meta.url);
const mutation = MUTATION && JSON.parse(MUTATION);
const file = mutation && new URL(mutation.file, root).href;

const replaceText = (source, { from, to, also }) => {
  if (source.split(from).length !== 2) throw new Error(`${mutation.file} has not one place of: ${from}`);
  const [mark, other] = also ?? ['', ''];
  return source.replace(from, to).replace(mark, other);
};

const mutate = (source) =>
  mutation.from === undefined
    ? source.slice(0, mutation.start) + mutation.text + source.slice(mutation.end)
    : replaceText(source, mutation);

/** `npm run break-rights` and `npm run mutate` read one file otherwise than it is written. */
export const load = async (url, context, next) => {
  const loaded = await next(url, context);
  return url.split('?')[0] === file ? { ...loaded, source: mutate(readFileSync(new URL(file), 'utf8')) } : loaded;
};
