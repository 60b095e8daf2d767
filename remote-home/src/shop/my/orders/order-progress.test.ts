import { expect, test } from '@jest/globals';
import { getOrderEnd, getOrderProgress, orderSteps } from './order-progress';

const day = (date: number) => `2026-03-0${date}T00:00:00.000Z`;

test('a new order has only been placed', () => {
  expect(
    getOrderProgress({ history: [], placedAt: day(1), status: 'PENDING_PAYMENT' }).filter(({ at }) => at !== null),
  ).toEqual([{ step: 'PENDING_PAYMENT', at: day(1) }]);
});

test('an order that is shipped at once counts as prepared then', () => {
  const history = [
    { at: day(2), to: 'PAID' as const },
    { at: day(3), to: 'SHIPPED' as const },
  ];
  const progress = getOrderProgress({ history, placedAt: day(1), status: 'SHIPPED' });
  expect(progress.map(({ at }) => at)).toEqual([day(1), day(2), day(3), day(3), null, null]);
});

test('of a step that was reached twice the first time counts', () => {
  const history = [
    { at: day(2), to: 'DELIVERED' as const },
    { at: day(3), to: 'RETURN_REQUESTED' as const },
    { at: day(4), to: 'DELIVERED' as const },
  ];
  const reached = getOrderProgress({ history, placedAt: day(1), status: 'DELIVERED' }).filter(({ at }) => at !== null);
  expect(reached).toHaveLength(orderSteps.length - 1);
  expect(reached.at(-1)).toEqual({ step: 'DELIVERED', at: day(2) });
});

test('an order of which one line is ahead is where its slowest line is', () => {
  const history = [
    { at: day(2), to: 'PAID' as const },
    { at: day(3), to: 'PREPARING' as const },
    { at: day(4), to: 'SHIPPED' as const },
  ];
  const progress = getOrderProgress({ history, placedAt: day(1), status: 'PREPARING' });
  expect(progress.findLast(({ at }) => at !== null)).toEqual({ step: 'PREPARING', at: day(3) });
});

test('an order that was cancelled, returned or not paid in time ends with it and its time', () => {
  const history = [
    { at: day(2), to: 'PAID' as const },
    { at: day(3), to: 'CANCELLED' as const },
  ];
  expect(getOrderEnd({ history, status: 'CANCELLED' })).toEqual({ status: 'CANCELLED', at: day(3) });
  expect(getOrderEnd({ history, status: 'PAID' })).toBeNull();
});
