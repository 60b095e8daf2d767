import { expect, test } from '@jest/globals';
import { reached, steps } from './status';

const day = (date: number) => `2026-03-0${date}T00:00:00.000Z`;

test('a new order has only been placed', () => {
  expect(reached([], day(1)).filter(({ at }) => at !== null)).toEqual([{ step: 'PENDING_PAYMENT', at: day(1) }]);
});

test('what was sent at once was prepared by then', () => {
  const history = [
    { at: day(2), to: 'PAID' as const },
    { at: day(3), to: 'SHIPPED' as const },
  ];
  expect(reached(history, day(1)).map(({ at }) => at)).toEqual([day(1), day(2), day(3), day(3), null, null]);
});

test('a step that was reached twice was reached the first time', () => {
  const history = [
    { at: day(2), to: 'DELIVERED' as const },
    { at: day(3), to: 'RETURN_REQUESTED' as const },
    { at: day(4), to: 'DELIVERED' as const },
  ];
  const last = reached(history, day(1)).filter(({ at }) => at !== null);
  expect(last).toHaveLength(steps.length - 1);
  expect(last.at(-1)).toEqual({ step: 'DELIVERED', at: day(2) });
});
