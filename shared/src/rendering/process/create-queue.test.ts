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

test('while tasks must pause, others are served between two of them', async () => {
  const run = async (mustPause: boolean) => {
    const queue = createQueue(1, { mustPause: () => mustPause });
    const order: string[] = [];
    const work = async () => {
      const endsAt = performance.now() + 5;
      while (performance.now() < endsAt);
      order.push('task');
      setImmediate(() => order.push('others'));
    };
    await Promise.all([queue(work), queue(work)]);
    return order;
  };
  expect(await run(true)).toEqual(['task', 'others', 'task']);
  expect(await run(false)).toEqual(['task', 'task']);
});

test('no pause follows a task that was aborted while it waited', async () => {
  const queue = createQueue(1, { mustPause: () => true });
  const abort = new AbortController();
  const order: string[] = [];
  const first = queue(async () => abort.abort());
  const refused = queue(async () => undefined, abort.signal).catch(() =>
    new Promise((resolve) => setImmediate(resolve)).then(() => order.push('others')),
  );
  const next = queue(async () => order.push('next'));
  await Promise.all([first, refused, next]);
  expect(order).toEqual(['next', 'others']);
});
