import type { LocalisedText, PaymentMethod } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { updateRow } from '../../platform/database/rows';
import { throwFieldError } from '../../platform/http/errors';
import { nextVersion } from '../next-version';
import { getShopSettings } from '../settings';
import { lockOrderOfUser } from './lifecycle/lock-order';
import { assertPayable } from './lifecycle/settle-order';
import { toPayment } from './serialise';
import type { OrderServices } from './services';
import { orders } from './table';
import { toWinnerValues, type WinnerInput } from './winner-receiver';

interface BeginPaymentInput extends WinnerInput {
  id: string;
  method?: PaymentMethod | undefined;
  returnUrl: string;
  toTitle: (name: LocalisedText) => string;
}

/**
 * Stores how the buyer pays, then begins the payment at the provider, outside of the transaction because it may be slow.
 * `url` is the provider's page, null for a transfer. Throws `payment_failed` if the provider does not answer.
 */
export const beginPayment = async (db: Database, { providers }: OrderServices, input: BeginPaymentInput) => {
  const { id, user, returnUrl, toTitle } = input;
  const { order, title } = await db.transaction(async (tx) => {
    const locked = await lockOrderOfUser(tx, id, user);
    assertPayable(locked);
    const method = input.method ?? locked.order.method;
    const { bank = null } = await getShopSettings(tx);
    if (!providers.listMethods(bank).includes(method)) throwFieldError('method', 'invalid');
    const winnerValues = await toWinnerValues(tx, locked.order, input);
    const row = await updateRow(tx, orders, id, {
      method,
      provider: providers.getByMethod(method).name,
      bank: method === 'TRANSFER' ? bank : null,
      paymentStatus: 'READY',
      ...winnerValues,
      ...nextVersion(orders),
    });
    const [first, ...others] = locked.lines;
    const name = first ? toTitle(first.snapshot.name) : '';
    return { order: row, title: others.length > 0 ? `${name} +${others.length}` : name };
  });
  const request = { orderNo: order.orderNo, amount: order.total, title, returnUrl };
  return { payment: toPayment(order), url: await providers.getByMethod(order.method).begin(request) };
};
