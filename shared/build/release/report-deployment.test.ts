import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { DeploymentProgress } from '../storage/recent-deployments';
import { startReport } from './report-deployment';

/** A report whose saving waits until `answer` is called, once for each. */
const start = (lines: string[] = []) => {
  const saved: DeploymentProgress[] = [];
  const waiting: (() => void)[] = [];
  const save = (progress: DeploymentProgress) => {
    saved.push(progress);
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  const report = startReport({ remote: 'remote-home', channel: 'stable', lines, save });
  const answer = async () => {
    waiting.shift()?.();
    // Until the next one is saved.
    for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
  };
  return { ...report, saved, answer };
};

test('each report has all lines, one is under way at a time, and the latest counts', async () => {
  const { log, end, saved, answer } = start(['Sent']);
  await answer();
  for (const line of ['Copied', 'Checked', 'Runs']) log(line);
  const ended = end('done');
  await answer();
  await answer();
  await ended;
  expect(saved.map(({ outcome, lines }) => [outcome, lines.length])).toEqual([
    [null, 1],
    ['done', 4],
  ]);
});

test('a deployment that is silent goes on reporting until it is handed over', async () => {
  const saved: DeploymentProgress[] = [];
  let resolveEnough = () => {};
  const enough = new Promise<void>((resolve) => {
    resolveEnough = resolve;
  });
  const save = async (progress: DeploymentProgress) => {
    if (saved.push(progress) === 4) resolveEnough();
  };
  const { handOver } = startReport({ remote: 'remote-home', channel: 'stable', save, intervalMs: 1 });
  await enough;
  await handOver();
  const { length } = saved;
  await delay(20);
  expect(saved).toHaveLength(length);
});

test('a report that fails is no failure of the deployment, and the next one is made', async () => {
  const saved: DeploymentProgress[] = [];
  const { log, end } = startReport({
    remote: 'remote-home',
    channel: 'stable',
    save: async (progress) => {
      saved.push(progress);
      throw new Error('the disk is full');
    },
  });
  log('Copied');
  await end('done');
  expect(saved.at(-1)).toMatchObject({ outcome: 'done', lines: ['Copied'] });
});

test('the latest hundred lines are reported, and of a long one its beginning', async () => {
  const saved: DeploymentProgress[] = [];
  const save = async (progress: DeploymentProgress) => saved.push(progress);
  const { log, end } = startReport({ remote: 'remote-home', channel: 'stable', save });
  for (let count = 0; count < 150; count += 1) log(`line ${count}`);
  await end('refused', 'x'.repeat(5000));
  const { lines = [] } = saved.at(-1) ?? {};
  expect([lines.length, lines[0], lines.at(-1)?.length]).toEqual([100, 'line 51', 1000]);
});
