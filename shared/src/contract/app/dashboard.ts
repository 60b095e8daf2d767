import { z } from 'zod';
import { day, id, instant } from '../fields';
import { route } from '../route';
import { Sales } from '../shop/statistics';

const count = z.int();

/** Counts of open tasks; each leads to a filtered list. */
export const Dashboard = z.object({
  /** Questions to the firm without an answer. */
  questions: count,
  /** Questions on products without an answer. */
  inquiries: count,
  /** Forms that nobody has started to work on. */
  forms: count,
  /** Applications of buyers and sellers that wait for approval. */
  buyers: count,
  sellers: count,
  /** Accepted meetings of today. */
  meetings: count,
  /** The fair of these meetings; null where there are several. */
  meetingsFair: id.nullable(),
  unpaidOrders: count,
  /** Paid or being prepared. */
  ordersToShip: count,
  /** Order lines with an open request, by its kind. */
  requests: z.object({ cancel: count, return: count, exchange: count }),
  /** Orders with an open payment alert. */
  paymentAlerts: count,
  /** Lots whose bidding ends or ended today. */
  lotsClosing: count,
  /** Sales of today in Seoul. */
  today: Sales,
  /** Page views by day in Seoul: the last 14 days, today last. */
  visits: z.array(z.object({ date: day, count })),
  at: instant,
});
export type Dashboard = z.infer<typeof Dashboard>;

export const dashboard = {
  get: route({
    method: 'GET',
    path: '/console/dashboard',
    access: 'console',
    summary: 'Open tasks and the figures of today',
    response: z.object({ dashboard: Dashboard }),
    addition: true,
  }),
};
