import { expect, test } from '@jest/globals';
import { leftOf } from './left';

test('the last second is still one', () => {
  expect(leftOf(1)).toEqual({ days: 0, clock: '00:00:01' });
  expect(leftOf(0)).toEqual({ days: 0, clock: '00:00:00' });
  expect(leftOf(-5000)).toEqual({ days: 0, clock: '00:00:00' });
});

test('days stand beside the clock', () => {
  expect(leftOf(86_399_000)).toEqual({ days: 0, clock: '23:59:59' });
  expect(leftOf(2 * 86_400_000 + 3_723_000)).toEqual({ days: 2, clock: '01:02:03' });
});
