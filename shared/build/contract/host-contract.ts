import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostContract } from 'shared/remotes';
import { inRoot } from '../project';
import { RefusedError } from '../refused-error';
import { describeContract } from './contract-report';

/**
 * Writes the report of the host contract's current version and returns its path. Throws `RefusedError` if a different
 * report of that version exists.
 */
export const writeHostContract = (): string => {
  const file = inRoot('shared/contract-report', `${hostContract}.txt`);
  const now = describeContract();
  if (existsSync(file) && readFileSync(file, 'utf8') !== now)
    throw new RefusedError(
      `The report of host contract ${hostContract} exists and differs. Raise hostContract in shared/src/remotes/registry.ts: the minor version if something was added, the major version if something breaks.`,
    );
  mkdirSync(inRoot('shared/contract-report'), { recursive: true });
  writeFileSync(file, now);
  return file;
};
