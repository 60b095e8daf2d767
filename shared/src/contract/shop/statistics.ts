import { z } from 'zod';
import { day, id, L } from '../fields';
import { route } from '../machine';

/** The longest period that is counted at once. */
export const statisticsDays = 366;

/**
 * KRW of orders by the day in Seoul on which they were paid. `gross` is goods and delivery, `discount` coupons and
 * points, `refund` what was given back of it since, `net = gross − discount − refund`.
 */
const sales = {
  orders: z.int(),
  /** Pieces. */
  items: z.int(),
  gross: z.int(),
  discount: z.int(),
  refund: z.int(),
  net: z.int(),
};
export const Sales = z.object(sales);
export type Sales = z.infer<typeof Sales>;

/** Both days are counted. */
const period = { from: day, to: day };

export const productSorts = ['net', 'gross', 'qty'] as const;

const ProductSales = z.object({ qty: z.int(), gross: z.int(), net: z.int(), share: z.number() });

export const statistics = {
  monthlySales: route({
    method: 'GET',
    path: '/console/statistics/monthlySales',
    access: 'console',
    summary: 'Sales of the twelve months of a year; this year where it is left out',
    query: z.strictObject({ year: z.coerce.number<number>().int().min(2000).max(2100).optional() }),
    response: z.object({
      monthlySales: z.array(z.object({ month: z.int().min(1).max(12), ...sales })),
      total: Sales,
    }),
  }),
  dailySales: route({
    method: 'GET',
    path: '/console/statistics/dailySales',
    access: 'console',
    summary: 'Sales of every day of a period of at most 366 days',
    query: z.strictObject(period),
    response: z.object({ dailySales: z.array(z.object({ date: day, ...sales })), total: Sales }),
  }),
  dayOfWeekSales: route({
    method: 'GET',
    path: '/console/statistics/dayOfWeekSales',
    access: 'console',
    summary: 'Sales of a period by day of the week, 0 is Sunday',
    query: z.strictObject(period),
    response: z.object({
      dayOfWeekSales: z.array(z.object({ day: z.int().min(0).max(6), ...sales })),
      total: Sales,
    }),
  }),
  productsSales: route({
    method: 'GET',
    path: '/console/statistics/productsSales',
    access: 'console',
    summary: 'What sold best in a period; shares of it, with `others`, add up to 100',
    query: z.strictObject({
      ...period,
      limit: z.coerce.number<number>().int().min(1).max(100).default(20),
      sort: z.enum(productSorts).default('net'),
    }),
    response: z.object({
      productsSales: z.array(ProductSales.extend({ _product: id, name: L(200) })),
      /** What the list leaves out. */
      others: ProductSales,
    }),
  }),
};
