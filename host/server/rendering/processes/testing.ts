import path from 'node:path';
import { bundleProgram } from 'shared/build/bundle-program';
import { createTemporaryFolder } from 'shared/build/testing';

/** Bundles what a process runs that renders; returns the path of the script. */
export const buildRenderer = async (): Promise<string> => {
  const script = path.join(createTemporaryFolder(), 'main.mjs');
  await bundleProgram(path.join(import.meta.dirname, '../worker/main.ts'), script);
  return script;
};
