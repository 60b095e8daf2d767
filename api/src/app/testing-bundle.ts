import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleProgram } from 'shared/build/bundle-program';

// As deep below `api` as the product's, which finds its migrations from there.
const folder = join(import.meta.dirname, '../../dist/testing');

let bundled: Promise<string> | undefined;

const bundle = async () => {
  const file = join(folder, `${process.pid}.mjs`);
  process.once('exit', () => rmSync(file, { force: true }));
  await bundleProgram(join(import.meta.dirname, 'main.ts'), file, { keepsPackages: true });
  return file;
};

/** Path of the API's program, which starts in less than half of the time that its sources take; bundled once in each process. */
export const bundleMain = (): Promise<string> => {
  bundled ??= bundle();
  return bundled;
};
