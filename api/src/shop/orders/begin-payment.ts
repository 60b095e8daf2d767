import { sql } from 'drizzle-orm';
import { type LocalisedText, orderConsents, type PaymentMethod, type Receiver } from 'shared/contract';
import { checkConsents, storeConsents } from '../../members/index';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { updateRow } from '../../platform/database/rows';
import { throwFieldError } from '../../platform/http/errors';
import { nextVersion } from '../next-version';
import { getShopSettings } from '../settings';
import { lockOrderOfUser } from './lifecycle/lock-order';
import { assertPayable } from './lifecycle/settle-order';
import { buildSearchText } from './search';
import { toPayment } from './serialise';
import type { OrderServices } from './services';
import { type OrderRow, orders } from './table';

interface BeginPaymentInput {
  id: string;
  user: string;
  method?: PaymentMethod | undefined;
  receiver?: Receiver | undefined;
  agreements?: Parameters<typeof checkConsents>[2] | undefined;
  ip: string;
  ua: string;
  returnUrl: string;
  toTitle: (name: LocalisedText) => string;
}

/**
 * Receiver and consents of a won lot's order, which its winner gives with the payment. An order of the shop has them since it
 * was placed: giving them again throws a field error.
 */
const toWinnerValues = async (
  tx: Database,
  order: OrderRow,
  { receiver, agreements = [], user, ip, ua }: BeginPaymentInput,
) => {
  if (order.kind === 'SHOP') {
    if (receiver) throwFieldError('receiver', 'invalid');
    if (agreements.length > 0) throwFieldError('agreements', 'invalid');
    return {};
  }
  const to = receiver ?? order.receiver ?? throwFieldError('receiver', 'required');
  if (order.agreements.length === 0) await checkConsents(tx, orderConsents, agreements);
  await storeConsents(tx, { _user: user }, agreements, { ip, ua });
  const at = now();
  return {
    receiver: to,
    ...(agreements.length > 0 && { agreements: agreements.map((consent) => ({ ...consent, at })) }),
    ...(receiver && { search: sql`${orders.search} || ' ' || ${buildSearchText(receiver.name, receiver.phone)}` }),
  };
};

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
