import { and, eq, inArray, or } from 'drizzle-orm';
import { type contract, orderConsents } from 'shared/contract';
import type { z } from 'zod';
import { checkConsents, storeConsents } from '../../firm/forms/consents';
import { users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { newId, now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { orRefused } from '../../platform/http/refused';
import { carts } from '../carts/table';
import { reserveHeld } from '../coupons/hold';
import { take } from '../points/ledger';
import { useReservation } from '../points/reservations';
import { purchases } from '../purchases/table';
import { takeStock } from '../shop-products/stock';
import { lockById, type Shop, type Whole } from './change';
import { type Quoted, quote } from './quote';
import { settlePaid } from './settle';
import { orders } from './table';
import { amountIn, tellBuyer } from './told';

type Body = z.output<(typeof contract)['orders']['create']['body']>;

export interface Placing {
  body: Body;
  user: string;
  orderNo: string;
  ip: string;
  ua: string;
}

const hourMs = 3_600_000;

/** What an order is found by. */
export const searchOf = (...words: (string | null | undefined)[]) =>
  words
    .filter((word) => word)
    .join(' ')
    .toLowerCase();

const checkLines = ({ lines }: Quoted) => {
  const faulty = lines.filter(({ fault }) => fault !== null);
  if (faulty.length === 0) return;
  const told = faulty.map(({ _product, optionKey, fault, left }) => ({ _product, optionKey, reason: fault, left }));
  fail('sold_out', { answer: { lines: told } });
};

const checkWay = ({ pickupOnly, amounts, methods }: Quoted, { pickup, receiver, method }: Body) => {
  if (pickupOnly && !pickup) failField('pickup', 'required');
  if (pickup && pickup.at <= now()) failField('pickup.at', 'period');
  if (!pickup && !receiver.address) failField('receiver.address', 'required');
  const isPayable = amounts.total === 0 ? method === 'POINT' : methods.includes(method);
  if (!isPayable) failField('method', 'invalid');
};

const nameOf = async (tx: Database, user: string) => {
  const [row] = await tx.select({ name: users.name, username: users.username }).from(users).where(eq(users._id, user));
  return row ?? fail('not_found');
};

const insert = async (tx: Database, shop: Shop, quoted: Quoted, given: Placing & { _id: string }) => {
  const { _id, body, user, orderNo } = given;
  const { amounts, carried, chosen } = quoted;
  const { receiver, pickup, method } = body;
  const { name, username } = await nameOf(tx, user);
  const goods = carried.map(({ snapshot }) => snapshot.name.ko);
  const at = now();
  const order = tx.insert(orders).values({
    ...amounts,
    _id,
    orderNo,
    kind: 'SHOP',
    _user: user,
    status: 'PENDING_PAYMENT',
    pieces: carried.reduce((total, { qty }) => total + qty, 0),
    _coupon: chosen?._id ?? null,
    couponName: chosen?.name ?? null,
    receiver,
    pickup: pickup ?? null,
    method,
    paymentStatus: 'READY',
    provider: shop.providers.of(method).name,
    dueAt: new Date(Date.now() + quoted.paymentHours * hourMs).toISOString(),
    bank: method === 'TRANSFER' ? quoted.bank : null,
    agreements: body.agreements.map((consent) => ({ ...consent, at })),
    placedAt: at,
    history: [{ at, by: user, line: null, from: null, to: 'PENDING_PAYMENT', reason: null }],
    search: searchOf(orderNo, name, username, receiver.name, receiver.phone, ...goods),
  });
  await orRefused(order, { orders_coupon_unique: 'coupon_refused' });
  await tx.insert(purchases).values(
    carried.map(
      ({ product, pointRate, fault: _fault, left: _left, discount: _discount, earns: _earns, ...line }, at) => ({
        ...line,
        _order: _id,
        _user: user,
        line: at + 1,
        pointRate,
        noCoupon: product?.noCoupon ?? false,
        status: 'PENDING_PAYMENT' as const,
        taken: true,
      }),
    ),
  );
};

const pay = async (tx: Database, { reservation, amounts }: Quoted, user: string, order: string) => {
  if (reservation) await useReservation(tx, reservation._id, user, order);
  if (amounts.points > 0)
    await take(tx, {
      user,
      amount: amounts.points,
      reason: 'USE',
      cause: { type: 'ORDER', _id: order, action: 'USE' },
    });
};

const emptyCart = async (tx: Database, user: string, items: Body['items']) => {
  const lines = items.map(({ _product, optionKey }) =>
    and(eq(carts._product, _product), eq(carts.optionKey, optionKey)),
  );
  await tx.delete(carts).where(
    and(
      eq(carts._user, user),
      inArray(
        carts._product,
        items.map(({ _product }) => _product),
      ),
      or(...lines),
    ),
  );
};

/**
 * Places an order: everything it takes is taken in one transaction, the goods first and in the order of their ids, so
 * that two orders wait for each other and never in a circle.
 */
export const place = async (tx: Database, shop: Shop, given: Placing): Promise<Whole> => {
  const { body, user, ip, ua } = given;
  await checkConsents(tx, orderConsents, body.agreements);
  const quoted = await quote(tx, { user, asked: body, providers: shop.providers, isOrder: true });
  checkLines(quoted);
  const { amounts, carried, chosen } = quoted;
  if (amounts.total !== body.total) fail('price_changed', { answer: { amounts } });
  checkWay(quoted, body);
  const _id = newId();
  await takeStock(
    tx,
    carried.map(({ _product, optionKey, qty }) => ({ _product, optionKey, qty })),
  );
  await insert(tx, shop, quoted, { ...given, _id });
  if (chosen) await reserveHeld(tx, chosen._id, _id);
  await pay(tx, quoted, user, _id);
  if (body.fromCart) await emptyCart(tx, user, body.items);
  await storeConsents(tx, { _user: user }, body.agreements, { ip, ua });
  const whole = await lockById(tx, _id);
  if (amounts.total === 0)
    return settlePaid(tx, shop, whole, { provider: whole.order.provider, method: 'POINT', tid: null, by: user });
  await tellBuyer(tx, shop.messenger, whole.order, {
    template: 'order.placed',
    values: amountIn(amounts.total),
    key: 'placed',
  });
  return whole;
};
