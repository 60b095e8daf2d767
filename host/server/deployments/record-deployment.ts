import { setTimeout as delay } from 'node:timers/promises';
import { logFailure } from '../log-failure';
import type { Deployer, DeploymentRecord } from './deployers';

/** Waits before each further attempt (ms). */
const delaysMs = [200, 1000, 3000];

/** Writes what was done into the audit log. False if that fails after several attempts; then the log of this process has it. */
export const recordDeployment = async (
  { record }: Pick<Deployer, 'record'>,
  done: DeploymentRecord,
  from: string,
): Promise<boolean> => {
  for (const wait of [...delaysMs, null]) {
    try {
      await record(done);
      return true;
    } catch (cause) {
      const what = JSON.stringify({ ...done, from });
      logFailure(`The audit log lacks ${what}${wait === null ? '' : ', one more attempt follows'}`, cause);
    }
    if (wait !== null) await delay(wait);
  }
  return false;
};
