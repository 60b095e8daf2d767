import { mock } from 'node:test';
import { setImmediate as runImmediates } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createJobList } from './job-list';

const stepMs = 100;
let timeMs = 0;

beforeEach(() => {
  timeMs = 0;
  mock.timers.enable({ apis: ['setTimeout'] });
  jest.spyOn(performance, 'now').mockImplementation(() => timeMs);
});
afterEach(() => {
  mock.timers.reset();
  jest.restoreAllMocks();
});

/** Lets time pass (ms). */
const pass = async (ms: number) => {
  for (let passed = 0; passed < ms; passed += stepMs) {
    timeMs += stepMs;
    mock.timers.tick(stepMs);
    await runImmediates();
  }
};

/** A job that is never answered, in a process that gets a processor for this share of the time. */
const start = (share: number) => {
  const faults: string[] = [];
  const jobs = createJobList({
    send: () => undefined,
    onFault: (reason) => faults.push(reason),
    getQueueWaitMs: () => timeMs * (1 - share),
  });
  jobs.add({ kind: 'ping' }, {}).catch(() => undefined);
  return { faults, jobs };
};

test('a process that does not answer for three seconds has failed', async () => {
  const { faults } = start(1);
  await pass(2900);
  expect(faults).toEqual([]);
  await pass(200);
  expect(faults).toEqual(['It did not answer for 3000 ms']);
});

test.each([
  ['a quarter of a processor has three seconds of its own', 0.25, 12_000],
  ['none has fifteen seconds in all', 0, 15_000],
])('on a busy machine, a process that gets %s', async (_, share, limitMs) => {
  const { faults } = start(share);
  await pass(limitMs - stepMs);
  expect(faults).toEqual([]);
  await pass(3 * stepMs);
  expect(faults).toHaveLength(1);
});

test('a process that answers has not failed', async () => {
  const { faults, jobs } = start(1);
  await pass(2900);
  jobs.receive({ kind: 'done', id: 1, result: null }, null);
  await pass(20_000);
  expect(faults).toEqual([]);
});
