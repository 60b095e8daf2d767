import { expect, test } from '@jest/globals';
import type { ConsoleOrder, OrderStatus } from 'shared/contract';
import { getRefundableAmount, getRefundableLines, getShippableLines } from './order-actions';

/** An order whose lines have these statuses. */
const order = (...states: OrderStatus[]) =>
  ({ lines: states.map((status, at) => ({ _id: String(at), status })) }) as unknown as ConsoleOrder;

const ids = (lines: { _id: string }[]) => lines.map(({ _id }) => _id);

test('paid lines can be shipped; if there are none, shipped lines can be corrected', () => {
  expect(ids(getShippableLines(order('PAID', 'SHIPPED', 'PREPARING')))).toEqual(['0', '2']);
  expect(ids(getShippableLines(order('SHIPPED', 'CANCELLED')))).toEqual(['0']);
  expect(getShippableLines(order('DELIVERED'))).toEqual([]);
});

test('unpaid, cancelled and returned lines cannot be refunded', () =>
  expect(ids(getRefundableLines(order('PENDING_PAYMENT', 'PAID', 'CANCELLED', 'DELIVERED', 'RETURNED')))).toEqual([
    '1',
    '3',
  ]));

test('the refundable amount is what was paid and not yet refunded', () => {
  const amounts = { paid: 50_000, refunded: 20_000 } as ConsoleOrder['amounts'];
  expect(getRefundableAmount({ amounts })).toBe(30_000);
});
