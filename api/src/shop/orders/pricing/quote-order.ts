import type { contract, Quote } from 'shared/contract';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/connect';
import { throwApiError, throwFieldError } from '../../../platform/http/errors';
import { type CouponLine, type CouponRule, calculateCouponDiscount } from '../../coupons/coupon-discount';
import type { PaymentProviders } from '../../payments/providers';
import { findReservation } from '../../points/reservations';
import { getShopSettings } from '../../settings';
import { findProducts } from '../../shop-products/queries';
import { lockProducts } from '../../shop-products/stock';
import { allocateAmount } from './allocate';
import { calculatePercent, calculateShipping, type PricedLine, type PricingTerms, priceLine } from './price-line';
import { quoteCoupons } from './quote-coupons';
import { findBuyer, findCategoryAncestors, mergeItems } from './quote-inputs';

interface QuoteOptions {
  user: string;
  input: z.output<(typeof contract)['orders']['quote']['body']>;
  providers: PaymentProviders;
  /** Locks the products until the order is stored, and refuses a coupon or points that cannot be used. */
  isOrder?: boolean;
}

const toCouponLines = async (tx: Database, lines: readonly PricedLine[]): Promise<CouponLine[]> => {
  const ancestors = await findCategoryAncestors(tx, [
    ...new Set(lines.flatMap(({ product }) => product?._category ?? [])),
  ]);
  return lines.map(({ _product, product, amount }) => ({
    _product,
    amount,
    noCoupon: product?.noCoupon ?? false,
    categories: ancestors.get(product?._category ?? '') ?? [],
  }));
};

interface Discounts {
  /** Off the goods, not the shipping; KRW. */
  coupon: number;
  points: number;
  rule: CouponRule | undefined;
}

/** Divides coupon and points among the lines they pay for. */
const allocateDiscounts = (
  lines: readonly PricedLine[],
  couponLines: readonly CouponLine[],
  { coupon, points, rule }: Discounts,
) => {
  const isCovered = (line: CouponLine) =>
    rule && coupon > 0 && calculateCouponDiscount(rule, [line], 0).reason !== 'SCOPE';
  const coveredAmounts = couponLines.map((line) => (isCovered(line) ? line.amount : 0));
  const couponShares = allocateAmount(coupon, coveredAmounts);
  const restAmounts = lines.map(({ amount }, at) => amount - (couponShares[at] ?? 0));
  const pointShares = allocateAmount(points, restAmounts);
  return lines.map((line, at) => {
    const shares = { coupon: couponShares[at] ?? 0, points: pointShares[at] ?? 0 };
    const paid = line.amount - shares.coupon - shares.points;
    return {
      ...line,
      ...shares,
      paid,
      categories: couponLines[at]?.categories ?? [],
      earns: calculatePercent(paid, line.pointRate),
    };
  });
};

/** Calculates everything that an order costs and earns; nothing else does (S1). Amounts are KRW. */
export const quoteOrder = async (tx: Database, { user, input, providers, isOrder = false }: QuoteOptions) => {
  const items = mergeItems(input.items);
  const [buyer, settings] = [await findBuyer(tx, user), await getShopSettings(tx)];
  const products = isOrder ? await lockProducts(tx, items) : await findProducts(tx, items);
  const terms: PricingTerms = { ...buyer, shopPointRate: settings.pointRate, freeOver: settings.freeOver };
  const countRequested = (product: string) =>
    items.filter(({ _product }) => _product === product).reduce((total, { qty }) => total + qty, 0);
  const allLines = items.map((item) =>
    priceLine(item, products.get(item._product) ?? null, { terms, requested: countRequested(item._product) }),
  );
  const lines = allLines.filter(({ fault }) => fault === null);
  const couponLines = await toCouponLines(tx, lines);
  const itemsSum = lines.reduce((total, { amount }) => total + amount, 0);
  const { shipping, freeIn } = calculateShipping(lines, terms, Boolean(input.pickup));

  const { coupons, chosen } = await quoteCoupons(tx, {
    user,
    lines: couponLines,
    shipping,
    chosenId: input._coupon,
    isOrder,
  });
  const coupon = chosen?.discount ?? 0;
  const couponOnGoods = chosen && chosen.rule.kind !== 'SHIPPING' ? coupon : 0;

  const reservation = input._reservation ? await findReservation(tx, input._reservation, user) : null;
  if (input._reservation && reservation?.status !== 'RESERVED') throwFieldError('_reservation', 'invalid');
  const balance = buyer.balance - buyer.reserved + (reservation?.amount ?? 0);
  const usablePoints = Math.max(0, Math.min(balance, itemsSum - couponOnGoods));
  const requestedPoints = reservation?.amount ?? input.points ?? 0;
  if (isOrder && requestedPoints > itemsSum - couponOnGoods)
    throwApiError('points_short', { body: { usable: usablePoints } });
  const points = isOrder ? requestedPoints : Math.min(requestedPoints, usablePoints);

  const orderLines = allocateDiscounts(lines, couponLines, { coupon: couponOnGoods, points, rule: chosen?.rule });
  return {
    lines: allLines,
    orderLines,
    amounts: {
      items: itemsSum,
      discount: lines.reduce((total, { discount }) => total + discount, 0),
      coupon,
      points,
      shipping,
      total: itemsSum - coupon - points + shipping,
    },
    coupons: coupons.map(({ row: _row, rule: _rule, ...publicCoupon }) => publicCoupon),
    chosen: chosen ? { _id: chosen.row._id, name: chosen.rule.name } : null,
    reservation,
    points: { balance, usable: usablePoints, excess: requestedPoints - points },
    earns: orderLines.reduce((total, { earns }) => total + earns, 0),
    freeShippingIn: freeIn,
    pickupOnly: lines.some(({ product }) => product?.shipping.type === 'PICKUP'),
    methods: providers.listMethods(settings.bank ?? null),
    bank: settings.bank ?? null,
    paymentHours: settings.paymentHours,
  };
};
export type OrderQuote = Awaited<ReturnType<typeof quoteOrder>>;

/** The part of a quote that its buyer sees. */
export const toPublicQuote = ({
  lines,
  orderLines: _orderLines,
  chosen: _chosen,
  reservation: _reservation,
  ...rest
}: OrderQuote): Quote => ({
  ...rest,
  lines: lines.map(({ _product, optionKey, qty, snapshot, amount, fault, left }) => ({
    _product,
    optionKey,
    qty,
    ...snapshot,
    amount,
    available: fault === null,
    reason: fault,
    left,
  })),
});
