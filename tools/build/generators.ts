import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from '../run/project';
import { buildIndexes, type Files } from './indexes';

const findOutdated = (files: Files) =>
  Object.entries(files).filter(([path, content]) => {
    const file = inProject(path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== content;
  });

function writeOutdated(files: Files): string[] {
  const outdated = findOutdated(files);
  for (const [path, content] of outdated) {
    mkdirSync(dirname(inProject(path)), { recursive: true });
    writeFileSync(inProject(path), content);
  }
  return outdated.map(([path]) => path);
}

/** The contract is loaded when its indexes are up to date. */
const loadContract = async () => {
  const [{ buildFromContract }, { buildApiFiles }] = await Promise.all([
    import('./from-contract'),
    import('./build-api-files'),
  ]);
  return { buildFromContract, buildApiFiles };
};

/** Paths of the generated files that are missing or out of date. Throws `RefusedError` if the API contract needs a new version. */
export async function findDrift(): Promise<string[]> {
  const indexes = await buildIndexes();
  const { buildFromContract, buildApiFiles } = await loadContract();
  return findOutdated({ ...indexes, ...buildFromContract(), ...buildApiFiles() }).map(([path]) => path);
}

/**
 * Writes the generated files that are missing or out of date; returns their paths. Throws `RefusedError` if the API contract needs a new
 * version, after all others were written.
 */
export async function generateAll(): Promise<string[]> {
  const indexes = writeOutdated(await buildIndexes());
  const { buildFromContract, buildApiFiles } = await loadContract();
  return [...indexes, ...writeOutdated(buildFromContract()), ...writeOutdated(buildApiFiles())];
}
