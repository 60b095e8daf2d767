import { z } from 'zod';
import { day, id, instant } from '../fields';
import { route } from '../machine';
import { Sales } from '../shop/statistics';

const count = z.int();

/** What waits for somebody, as numbers that lead to lists. */
export const Dashboard = z.object({
  /** Questions to the firm without an answer. */
  questions: count,
  /** Questions on products without an answer. */
  inquiries: count,
  /** Consultations nobody has begun to work on. */
  forms: count,
  /** Buyers and sellers who wait for approval. */
  buyers: count,
  sellers: count,
  /** Agreed meetings of today. */
  meetings: count,
  /** The fair of all of them; null where there are several. */
  meetingsFair: id.nullable(),
  unpaidOrders: count,
  /** Paid or being prepared. */
  ordersToShip: count,
  /** Lines by what their buyers ask for. */
  requests: z.object({ cancel: count, return: count, exchange: count }),
  /** Orders whose payment is not right. */
  paymentAlerts: count,
  /** Lots whose bidding ends today or has done so. */
  lotsClosing: count,
  /** Of today in Seoul. */
  today: Sales,
  /** Pages that readers opened, by day in Seoul, the last 14 days, today last. */
  visits: z.array(z.object({ date: day, count })),
  at: instant,
});
export type Dashboard = z.infer<typeof Dashboard>;

export const dashboard = {
  get: route({
    method: 'GET',
    path: '/console/dashboard',
    access: 'console',
    summary: 'What needs attention now, and how the day goes',
    response: z.object({ dashboard: Dashboard }),
    ours: true,
  }),
};
