import { eq } from 'drizzle-orm';
import type { FileRef, LocalisedText } from 'shared/contract';
import { users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { newId, now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { transfer } from '../payments/providers';
import { purchases } from '../purchases/table';
import { searchOf } from './create';
import { nextOrderNo } from './number';
import { readShop } from './quote';
import { orders } from './table';

export interface WonLot {
  work: { _id: string };
  /** Whose it is. */
  user: string;
  title: LocalisedText;
  thumb: FileRef | null;
  /** KRW. */
  hammer: number;
  premium: number;
  vat: number;
  /** Unpaid by then, the sale is off. */
  dueAt: string;
}

/** A lot that was won is an order that waits for its money: no stock, coupon, points or delivery belong to it. */
export const placeWonLot = async (tx: Database, { work, user, title, thumb, hammer, premium, vat, dueAt }: WonLot) => {
  const [buyer] = await tx
    .select({ name: users.name, username: users.username })
    .from(users)
    .where(eq(users._id, user));
  const { bank = null } = await readShop(tx);
  const total = hammer + premium + vat;
  const [at, orderNo] = [now(), await nextOrderNo(tx)];
  const [order] = await tx
    .insert(orders)
    .values({
      _id: newId(),
      orderNo,
      kind: 'AUCTION',
      _user: user,
      _work: work._id,
      won: { hammer, premium, vat },
      status: 'PENDING_PAYMENT',
      items: total,
      discount: 0,
      coupon: 0,
      points: 0,
      shipping: 0,
      total,
      pieces: 1,
      method: 'TRANSFER',
      paymentStatus: 'READY',
      provider: transfer.name,
      dueAt,
      bank,
      placedAt: at,
      history: [{ at, by: null, line: null, from: null, to: 'PENDING_PAYMENT', reason: null }],
      search: searchOf(orderNo, buyer?.name, buyer?.username, title.ko, title.en),
    })
    .returning();
  if (!order) fail('internal');
  await tx.insert(purchases).values({
    _order: order._id,
    _user: user,
    line: 1,
    _work: work._id,
    snapshot: { name: title, option: null, price: total, regularPrice: total, thumb },
    qty: 1,
    amount: total,
    paid: total,
    status: 'PENDING_PAYMENT',
    taken: false,
  });
  return order._id;
};
