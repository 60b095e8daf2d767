import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostContract } from 'shared/remotes';
import { Refusal } from './changes';
import { describeContract } from './contract-report';
import { inRoot } from './project';

/** Writes down what the host promises at its present version; what was once written down stays. */
export const writeHostContract = (): string => {
  const file = inRoot('shared/contract-report', `${hostContract}.txt`);
  const now = describeContract();
  if (existsSync(file) && readFileSync(file, 'utf8') !== now)
    throw new Refusal(
      `Host contract ${hostContract} was written down and differs. Raise hostContract in shared/src/remotes/registry.ts: the minor version where something was added, the major one where something broke.`,
    );
  mkdirSync(inRoot('shared/contract-report'), { recursive: true });
  writeFileSync(file, now);
  return file;
};
