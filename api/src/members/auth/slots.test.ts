import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createSlots } from './slots';

const refuse = () => new Error('full');

test('two run at once, the others in the order they came', async () => {
  const slots = createSlots({ running: 2, waiting: 8, refuse });
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
  await Promise.all(Array.from({ length: 10 }, (_, name) => slots(work(name))));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('who would wait behind a full queue is refused at once', async () => {
  const slots = createSlots({ running: 1, waiting: 1, refuse });
  const [first, second] = [slots(() => delay(5)), slots(() => delay(5))];
  await expect(slots(() => delay(5))).rejects.toThrow('full');
  await Promise.all([first, second]);
  await expect(slots(async () => 'free again')).resolves.toBe('free again');
});

test('work that fails gives its slot back', async () => {
  const slots = createSlots({ running: 1, waiting: 0, refuse });
  await expect(slots(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(slots(async () => 'next')).resolves.toBe('next');
});
