import { and, eq, or } from 'drizzle-orm';
import { type contract, orderConsents } from 'shared/contract';
import type { z } from 'zod';
import { checkConsents, storeConsents, users } from '../../members/index';
import { getTimeAfter, newId, now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { mapConstraintErrors } from '../../platform/database/constraint-errors';
import { requireRow } from '../../platform/database/rows';
import { hourMs } from '../../platform/define-domain';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { carts } from '../carts/table';
import { reserveUserCoupon } from '../coupons/user-coupons';
import { debitPoints } from '../points/ledger';
import { useReservation } from '../points/reservations';
import { purchases } from '../purchases/table';
import { takeStock } from '../shop-products/stock';
import { lockOrderById, type OrderWithLines } from './lifecycle/lock-order';
import { settleOrder } from './lifecycle/settle-order';
import { notifyBuyer, toAmountValues } from './notifications';
import { type OrderQuote, quoteOrder } from './pricing/quote-order';
import { buildSearchText } from './search';
import type { OrderServices } from './services';
import { orders } from './table';

type Body = z.output<(typeof contract)['orders']['create']['body']>;

interface PlaceOrderInput {
  body: Body;
  user: string;
  orderNo: string;
  ip: string;
  /** User agent. */
  ua: string;
}

const assertLinesAvailable = (quote: OrderQuote) => {
  const faulty = quote.lines.filter(({ fault }) => fault !== null);
  if (faulty.length === 0) return;
  const lines = faulty.map(({ _product, optionKey, fault: reason, left }) => ({ _product, optionKey, reason, left }));
  throwApiError('sold_out', { body: { lines } });
};

const assertDeliveryAndPayment = ({ pickupOnly, amounts, methods }: OrderQuote, { pickup, receiver, method }: Body) => {
  if (pickupOnly && !pickup) throwFieldError('pickup', 'required');
  if (pickup && pickup.at <= now()) throwFieldError('pickup.at', 'period');
  if (!pickup && !receiver.address) throwFieldError('receiver.address', 'required');
  const isPayable = amounts.total === 0 ? method === 'POINT' : methods.includes(method);
  if (!isPayable) throwFieldError('method', 'invalid');
};

const insertOrder = async (
  tx: Database,
  services: OrderServices,
  quote: OrderQuote,
  input: PlaceOrderInput & { _id: string },
) => {
  const { _id, body, user, orderNo } = input;
  const { amounts, orderLines, chosen } = quote;
  const { receiver, pickup, method } = body;
  const { name, username } = await requireRow(tx, users, eq(users._id, user));
  const goods = orderLines.map(({ snapshot }) => snapshot.name.ko);
  const at = now();
  const order = tx.insert(orders).values({
    ...amounts,
    _id,
    orderNo,
    kind: 'SHOP',
    _user: user,
    status: 'PENDING_PAYMENT',
    pieces: orderLines.reduce((total, { qty }) => total + qty, 0),
    _coupon: chosen?._id ?? null,
    couponName: chosen?.name ?? null,
    receiver,
    pickup: pickup ?? null,
    method,
    paymentStatus: 'READY',
    provider: services.providers.getByMethod(method).name,
    dueAt: getTimeAfter(quote.paymentHours * hourMs),
    bank: method === 'TRANSFER' ? quote.bank : null,
    agreements: body.agreements.map((consent) => ({ ...consent, at })),
    placedAt: at,
    history: [{ at, by: user, line: null, from: null, to: 'PENDING_PAYMENT', reason: null }],
    search: buildSearchText(orderNo, name, username, receiver.name, receiver.phone, ...goods),
  });
  await mapConstraintErrors(order, { orders_coupon_unique: 'coupon_refused' });
  await tx.insert(purchases).values(
    orderLines.map(
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

const spendPoints = async (tx: Database, { reservation, amounts }: OrderQuote, user: string, order: string) => {
  const cause = { type: 'ORDER' as const, _id: order, action: 'USE' };
  if (reservation) await useReservation(tx, reservation._id, user, order);
  if (amounts.points > 0) await debitPoints(tx, { user, amount: amounts.points, reason: 'USE', cause });
};

const removeFromCart = async (tx: Database, user: string, items: Body['items']) => {
  const lines = items.map(({ _product, optionKey }) =>
    and(eq(carts._product, _product), eq(carts.optionKey, optionKey)),
  );
  await tx.delete(carts).where(and(eq(carts._user, user), or(...lines)));
};

/**
 * Places an order in one transaction: stock, coupon, points and reservation are taken together, the products locked in the
 * order of their ids so that two orders never deadlock. Throws `sold_out`, `price_changed` if the total is not the quoted one,
 * or what the coupon, points and consents refuse.
 */
export const placeOrder = async (
  tx: Database,
  services: OrderServices,
  input: PlaceOrderInput,
): Promise<OrderWithLines> => {
  const { body, user, ip, ua } = input;
  await checkConsents(tx, orderConsents, body.agreements);
  const quote = await quoteOrder(tx, { user, input: body, providers: services.providers, isOrder: true });
  assertLinesAvailable(quote);
  const { amounts, orderLines, chosen } = quote;
  if (amounts.total !== body.total) throwApiError('price_changed', { body: { amounts } });
  assertDeliveryAndPayment(quote, body);
  const _id = newId();
  const stockLines = orderLines.map(({ _product, optionKey, qty }) => ({ _product, optionKey, qty }));
  await takeStock(tx, stockLines);
  await insertOrder(tx, services, quote, { ...input, _id });
  if (chosen) await reserveUserCoupon(tx, chosen._id, _id);
  await spendPoints(tx, quote, user, _id);
  if (body.fromCart) await removeFromCart(tx, user, body.items);
  await storeConsents(tx, { _user: user }, body.agreements, { ip, ua });
  const locked = await lockOrderById(tx, _id);
  if (amounts.total === 0)
    return settleOrder(tx, services, locked, { provider: locked.order.provider, method: 'POINT', tid: null, by: user });
  await notifyBuyer(tx, services.messenger, locked.order, {
    template: 'order.placed',
    values: toAmountValues(amounts.total),
    key: 'placed',
  });
  return locked;
};
