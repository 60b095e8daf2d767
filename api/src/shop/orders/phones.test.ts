import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { audit } from '../../platform/audit/table';
import { setUp } from '../../platform/testing';
import { receiver, startShop } from './testing';

const api = await setUp(startShop());

test('lists mask phone numbers; the receiver’s is read with the order, and that is recorded', async () => {
  const user = await api.createUser();
  const lamp = await api.createProduct({ price: 10_000 });
  const { _id: id } = await api.placeOrder(user, [lamp]);
  const { body: listed } = await api.asAdmin(contract.console.orders.list, { query: {} });
  expect(listed.orders[0]?.receiver?.phone).toContain('****');
  expect(listed.orders[0]?.user.phone).toContain('****');
  const { body } = await api.asAdmin(contract.console.orders.get, { params: { id } });
  expect(body.order.receiver?.phone).toBe(receiver.phone);
  expect(body.order.user.phone).toContain('****');
  const entries = await api.db.select().from(audit).where(eq(audit.target, id));
  expect(entries.map(({ action }) => action)).toEqual(['VIEW_PII']);
});
