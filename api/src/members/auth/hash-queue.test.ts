import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createHashQueue } from './hash-queue';

const createError = () => new Error('full');

test('runs two jobs at a time, the others in order of arrival', async () => {
  const run = createHashQueue({ concurrency: 2, maxQueued: 8, createError });
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (name: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await delay(2);
    order.push(name);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 10 }, (_, name) => run(work(name))));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('refuses a job at once when the queue is full', async () => {
  const run = createHashQueue({ concurrency: 1, maxQueued: 1, createError });
  const [first, second] = [run(() => delay(5)), run(() => delay(5))];
  await expect(run(() => delay(5))).rejects.toThrow('full');
  await Promise.all([first, second]);
  await expect(run(async () => 'free again')).resolves.toBe('free again');
});

test('a failed job frees its slot', async () => {
  const run = createHashQueue({ concurrency: 1, maxQueued: 0, createError });
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(run(async () => 'next')).resolves.toBe('next');
});
