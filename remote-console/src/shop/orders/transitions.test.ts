import { expect, test } from '@jest/globals';
import type { ConsoleOrder, OrderStatus } from 'shared/contract';
import { leftOf, refundable, shippable } from './transitions';

/** Lines of which only their state counts here. */
const order = (...states: OrderStatus[]) =>
  ({ lines: states.map((status, at) => ({ _id: String(at), status })) }) as unknown as ConsoleOrder;

const ids = (lines: { _id: string }[]) => lines.map(({ _id }) => _id);

test('what is paid and not sent can be sent; when nothing is, numbers can be corrected', () => {
  expect(ids(shippable(order('PAID', 'SHIPPED', 'PREPARING')))).toEqual(['0', '2']);
  expect(ids(shippable(order('SHIPPED', 'CANCELLED')))).toEqual(['0']);
  expect(shippable(order('DELIVERED'))).toEqual([]);
});

test('nothing goes back for what was not paid or is over', () =>
  expect(ids(refundable(order('PENDING_PAYMENT', 'PAID', 'CANCELLED', 'DELIVERED', 'RETURNED')))).toEqual(['1', '3']));

test('no more is left than was paid and not given back', () => {
  const amounts = { paid: 50_000, refunded: 20_000 } as ConsoleOrder['amounts'];
  expect(leftOf({ amounts })).toBe(30_000);
});
