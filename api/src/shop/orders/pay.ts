import { eq, sql } from 'drizzle-orm';
import { type LocalisedText, orderConsents, type PaymentMethod, type Receiver } from 'shared/contract';
import { checkConsents, storeConsents } from '../../firm/forms/consents';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { lockOwn, type Shop } from './change';
import { searchOf } from './create';
import { readShop } from './quote';
import { checkPayable } from './settle';
import { type OrderRow, orders } from './table';

interface Begin {
  id: string;
  user: string;
  method?: PaymentMethod | undefined;
  receiver?: Receiver | undefined;
  agreements?: Parameters<typeof checkConsents>[2] | undefined;
  ip: string;
  ua: string;
  returnUrl: string;
  titleOf: (name: LocalisedText) => string;
}

export const paymentOf = ({ method, paymentStatus, provider, tid, paidAt, dueAt, bank }: OrderRow) => ({
  method,
  status: paymentStatus,
  provider,
  tid,
  paidAt,
  dueAt,
  bank,
});

/** Where the goods of a shop’s order go was said when it was placed; of a lot that was won its winner says it now. */
const askedOfWinner = async (tx: Database, order: OrderRow, { receiver, agreements = [], user, ip, ua }: Begin) => {
  if (order.kind === 'SHOP') {
    if (receiver) failField('receiver', 'invalid');
    if (agreements.length > 0) failField('agreements', 'invalid');
    return {};
  }
  const to = receiver ?? order.receiver ?? failField('receiver', 'required');
  if (order.agreements.length === 0) await checkConsents(tx, orderConsents, agreements);
  await storeConsents(tx, { _user: user }, agreements, { ip, ua });
  const at = now();
  return {
    receiver: to,
    ...(agreements.length > 0 && { agreements: agreements.map((consent) => ({ ...consent, at })) }),
    ...(receiver && { search: sql`${orders.search} || ' ' || ${searchOf(receiver.name, receiver.phone)}` }),
  };
};

/** Which way the buyer pays is written down first; the provider is asked outside of the transaction, for it may be slow. */
export const beginPayment = async (db: Database, { providers }: Shop, given: Begin) => {
  const { id, user, returnUrl, titleOf } = given;
  const { order, title } = await db.transaction(async (tx) => {
    const whole = await lockOwn(tx, id, user);
    checkPayable(whole);
    const method = given.method ?? whole.order.method;
    const { bank = null } = await readShop(tx);
    if (!providers.methods(bank).includes(method)) failField('method', 'invalid');
    const asked = await askedOfWinner(tx, whole.order, given);
    const [row] = await tx
      .update(orders)
      .set({
        method,
        provider: providers.of(method).name,
        bank: method === 'TRANSFER' ? bank : null,
        paymentStatus: 'READY',
        ...asked,
        version: sql`${orders.version} + 1`,
        updatedAt: now(),
      })
      .where(eq(orders._id, id))
      .returning();
    const [first, ...others] = whole.lines;
    const name = first ? titleOf(first.snapshot.name) : '';
    return { order: row ?? fail('internal'), title: others.length > 0 ? `${name} +${others.length}` : name };
  });
  const bill = { orderNo: order.orderNo, amount: order.total, title, returnUrl };
  return { payment: paymentOf(order), url: await providers.of(order.method).begin(bill) };
};
