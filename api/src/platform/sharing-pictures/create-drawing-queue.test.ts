import { expect, test } from '@jest/globals';
import { createDrawingQueue } from './create-drawing-queue';

test('pictures are drawn one after the other, also after one that failed, and too many do not wait', async () => {
  const enqueue = createDrawingQueue();
  const started: number[] = [];
  let finish = () => {};
  const first = enqueue(() => {
    started.push(0);
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  const failed = enqueue(async () => {
    started.push(1);
    throw new Error('broken');
  });
  const others = Array.from({ length: 18 }, (_, at) => enqueue(async () => started.push(at + 2)));
  await expect(enqueue(async () => started.push(-1))).rejects.toMatchObject({ code: 'overloaded' });
  expect(started).toEqual([0]);
  finish();
  await first;
  await expect(failed).rejects.toThrow('broken');
  await Promise.all(others);
  expect(started).toEqual(Array.from({ length: 20 }, (_, at) => at));
  await enqueue(async () => started.push(20));
  expect(started.at(-1)).toBe(20);
});
