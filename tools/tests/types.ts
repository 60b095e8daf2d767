import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../run/programs';
import { inProject } from '../run/project';

/** Compiles the programs in these folders, one at a time on each core; resolves to whether all of them compile. */
export async function checkTypes(folders: string[]): Promise<boolean> {
  const tsc = inProject('node_modules/@typescript/native/bin/tsc');
  const waiting = folders.values();
  const work = async () => {
    let succeeded = true;
    for (const folder of waiting) {
      const project = join(folder, 'tsconfig.json');
      succeeded = (await runNode([tsc, '--noEmit', '--singleThreaded', '-p', project])) && succeeded;
    }
    return succeeded;
  };
  const results = await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results.every(Boolean);
}
