import { z } from 'zod';
import { day, id, localisedText } from '../fields';
import { route } from '../route';

/** Longest period of a statistic. */
export const maxStatisticsDays = 366;

/**
 * Order totals in KRW by the day of payment in Seoul: `gross` goods and delivery, `discount` coupons and points,
 * `refund` later refunds, `net = gross − discount − refund`.
 */
const salesFields = {
  orders: z.int(),
  /** Number of pieces. */
  items: z.int(),
  gross: z.int(),
  discount: z.int(),
  refund: z.int(),
  net: z.int(),
};
export const Sales = z.object(salesFields);
export type Sales = z.infer<typeof Sales>;

/** Both days inclusive. */
const period = { from: day, to: day };

export const productSalesSorts = ['net', 'gross', 'qty'] as const;

export const ProductSales = z.object({ qty: z.int(), gross: z.int(), net: z.int(), share: z.number() });

export const statistics = {
  monthlySales: route({
    method: 'GET',
    path: '/console/statistics/monthlySales',
    access: 'console',
    summary: 'Sales by month of a year; the current year by default',
    query: z.strictObject({ year: z.coerce.number<number>().int().min(2000).max(2100).optional() }),
    response: z.object({
      monthlySales: z.array(z.object({ month: z.int().min(1).max(12), ...salesFields })),
      total: Sales,
    }),
  }),
  dailySales: route({
    method: 'GET',
    path: '/console/statistics/dailySales',
    access: 'console',
    summary: 'Sales by day of a period of at most 366 days',
    query: z.strictObject(period),
    response: z.object({ dailySales: z.array(z.object({ date: day, ...salesFields })), total: Sales }),
  }),
  dayOfWeekSales: route({
    method: 'GET',
    path: '/console/statistics/dayOfWeekSales',
    access: 'console',
    summary: 'Sales by day of the week of a period; 0 is Sunday',
    query: z.strictObject(period),
    response: z.object({
      dayOfWeekSales: z.array(z.object({ day: z.int().min(0).max(6), ...salesFields })),
      total: Sales,
    }),
  }),
  productsSales: route({
    method: 'GET',
    path: '/console/statistics/productsSales',
    access: 'console',
    summary: 'Best-selling products of a period; shares with `others` add up to 100',
    query: z.strictObject({
      ...period,
      limit: z.coerce.number<number>().int().min(1).max(100).default(20),
      sort: z.enum(productSalesSorts).default('net'),
    }),
    response: z.object({
      productsSales: z.array(ProductSales.extend({ _product: id, name: localisedText(200) })),
      /** All products that the list leaves out. */
      others: ProductSales,
    }),
  }),
};
