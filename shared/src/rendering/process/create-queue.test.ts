import { expect, test } from '@jest/globals';
import { createQueue } from './create-queue';

test('as many tasks run at once as are allowed, and the others follow in order', async () => {
  const queue = createQueue(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const tasks = [0, 1, 2, 3].map((each) =>
    queue(() => {
      started.push(each);
      return new Promise<void>((resolve) => ends.push(resolve));
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  ends[1]?.();
  await tasks[1];
  ends[0]?.();
  await tasks[0];
  expect(started).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  await Promise.all(tasks);
});

test('a task that is aborted while it waits never runs, and a task that throws makes room', async () => {
  const queue = createQueue(1);
  const abort = new AbortController();
  const first = queue(async () => {
    abort.abort();
    throw new Error('thrown by a task');
  });
  let hasRun = false;
  const second = queue(async () => {
    hasRun = true;
  }, abort.signal);
  const third = queue(async () => 'third');
  await expect(first).rejects.toThrow('thrown by a task');
  await expect(second).rejects.toThrow('aborted');
  expect([hasRun, await third]).toEqual([false, 'third']);
});
