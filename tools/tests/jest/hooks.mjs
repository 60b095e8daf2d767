// How tests read their modules, beyond what tsx does.
import { readFileSync } from 'node:fs';

const globals = new URL('./globals.ts', import.meta.url).href;

/** The package itself only works under jest's own runner. */
export const resolve = (name, context, next) =>
  name === '@jest/globals' ? { url: globals, shortCircuit: true } : next(name, context);

const { BROKEN_RIGHT } = process.env;
const root = new URL('../../../', import.meta.url);
const broken =
  BROKEN_RIGHT && JSON.parse(readFileSync(new URL('bench/rights/broken.json', root), 'utf8'))[BROKEN_RIGHT];
const file = broken && new URL(broken.file, root).href;

const brokenSource = () => {
  const source = readFileSync(new URL(file), 'utf8');
  if (source.split(broken.from).length !== 2) throw new Error(`${broken.file} has not one place of: ${broken.from}`);
  const [mark, other] = broken.also ?? ['', ''];
  return source.replace(broken.from, broken.to).replace(mark, other);
};

/** `npm run break-rights` reads one file otherwise than it is written. */
export const load = async (url, context, next) => {
  const loaded = await next(url, context);
  return url.split('?')[0] === file ? { ...loaded, source: brokenSource() } : loaded;
};
