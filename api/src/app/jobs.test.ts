import { expect, test } from '@jest/globals';
import type { Job } from '../platform/define-domain';
import { startJobs } from './jobs';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a job that fails is reported by its name and runs again', async () => {
  const failed: string[] = [];
  const job: Job = { name: 'letters', everyMs: 5, run: () => Promise.reject(new Error('no paper')) };
  const stop = startJobs([job], (error, name) => failed.push(`${name}: ${error instanceof Error && error.message}`));
  while (failed.length < 2) await wait(5);
  stop();
  expect(failed.slice(0, 2)).toEqual(['letters: no paper', 'letters: no paper']);
});

test('only a job with oneAtATime waits for its own last run', async () => {
  const running = { one: 0, several: 0 };
  const most = { one: 0, several: 0 };
  const run = (name: keyof typeof running) => async () => {
    running[name] += 1;
    most[name] = Math.max(most[name], running[name]);
    await wait(40);
    running[name] -= 1;
  };
  const stop = startJobs(
    [
      { name: 'one', everyMs: 5, oneAtATime: true, run: run('one') },
      { name: 'several', everyMs: 5, run: run('several') },
    ],
    () => undefined,
  );
  while (most.several < 2) await wait(5);
  stop();
  expect(most.one).toBe(1);
});
