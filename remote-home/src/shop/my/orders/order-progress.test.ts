import { expect, test } from '@jest/globals';
import { getOrderProgress, orderSteps } from './order-progress';

const day = (date: number) => `2026-03-0${date}T00:00:00.000Z`;

test('a new order has only been placed', () => {
  expect(getOrderProgress([], day(1)).filter(({ at }) => at !== null)).toEqual([
    { step: 'PENDING_PAYMENT', at: day(1) },
  ]);
});

test('an order that is shipped at once counts as prepared then', () => {
  const history = [
    { at: day(2), to: 'PAID' as const },
    { at: day(3), to: 'SHIPPED' as const },
  ];
  expect(getOrderProgress(history, day(1)).map(({ at }) => at)).toEqual([day(1), day(2), day(3), day(3), null, null]);
});

test('of a step that was reached twice the first time counts', () => {
  const history = [
    { at: day(2), to: 'DELIVERED' as const },
    { at: day(3), to: 'RETURN_REQUESTED' as const },
    { at: day(4), to: 'DELIVERED' as const },
  ];
  const reached = getOrderProgress(history, day(1)).filter(({ at }) => at !== null);
  expect(reached).toHaveLength(orderSteps.length - 1);
  expect(reached.at(-1)).toEqual({ step: 'DELIVERED', at: day(2) });
});
