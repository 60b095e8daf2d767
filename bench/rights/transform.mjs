import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import swc from '@swc/jest';

const root = resolve(import.meta.dirname, '../..');
const all = JSON.parse(readFileSync(resolve(import.meta.dirname, 'broken.json'), 'utf8'));
const broken = all[Number(process.env.BROKEN_RIGHT)];
const file = resolve(root, broken.file);

const breakIn = (source) => {
  if (source.split(broken.from).length !== 2) throw new Error(`${broken.file} has not one place of: ${broken.from}`);
  const [mark, other] = broken.also ?? ['', ''];
  return source.replace(broken.from, broken.to).replace(mark, other);
};

/** As the tests are always read, but for the one file whose right is broken. */
export default {
  createTransformer: (options) => {
    const base = swc.createTransformer(options);
    const read = (source, path) => (path === file ? breakIn(readFileSync(path, 'utf8')) : source);
    return {
      ...base,
      process: (source, path, given) => base.process(read(source, path), path, given),
      processAsync: (source, path, given) => base.processAsync(read(source, path), path, given),
      getCacheKey: (source, path, given) => base.getCacheKey(read(source, path), path, given),
    };
  },
};
