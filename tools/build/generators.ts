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
const loadContract = () => import('./from-contract');

/** Paths of the generated files that are missing or out of date. */
export async function findDrift(): Promise<string[]> {
  const indexes = await buildIndexes();
  const { buildFromContract } = await loadContract();
  return findOutdated({ ...indexes, ...buildFromContract() }).map(([path]) => path);
}

/** Writes the generated files that are missing or out of date; returns their paths. */
export async function generateAll(): Promise<string[]> {
  const indexes = writeOutdated(await buildIndexes());
  const { buildFromContract } = await loadContract();
  return [...indexes, ...writeOutdated(buildFromContract())];
}
