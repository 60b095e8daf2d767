import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { formatDate } from 'shared/format';
import { endsOn } from '../../auction/works/clock';
import { isOnDay } from '../../matching/matchings/day';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { serve } from '../../platform/http/serve';
import { daysOf, noSales, salesByDay } from '../../shop/statistics/sales';

/** Days of visits that are shown. */
const visitDays = 14;
const dayMs = 86_400_000;

type Counts = Record<
  | 'questions'
  | 'inquiries'
  | 'forms'
  | 'buyers'
  | 'sellers'
  | 'meetings'
  | 'unpaidOrders'
  | 'ordersToShip'
  | 'cancel'
  | 'return'
  | 'exchange'
  | 'paymentAlerts'
  | 'lotsClosing',
  number
> & { meetingsFair: string | null };

const pending = (role: string) =>
  sql`waiting and deleted_at is null and ${sql.raw(role)} -> 'application' ->> 'status' = 'PENDING'`;

export const serveDashboard = (app: FastifyInstance, db: Database) => {
  const counts = async (today: string) => {
    const meetings = sql`matchings where status = 'ACCEPTED' and ${isOnDay(today)}`;
    const { rows } = await db.execute<Counts>(sql`select
      (select count(*) from questions where status = 'unanswered')::int as questions,
      (select count(*) from inquiries where answer is null)::int as inquiries,
      (select count(*) from forms where status = 'RECEIVED')::int as forms,
      (select count(*) from users where ${pending('buyer')})::int as buyers,
      (select count(*) from users where ${pending('seller')})::int as sellers,
      (select count(*) from ${meetings})::int as meetings,
      (select case when min(_fair) = max(_fair) then min(_fair) end from ${meetings}) as "meetingsFair",
      (select count(*) from orders where status = 'PENDING_PAYMENT')::int as "unpaidOrders",
      (select count(*) from orders where status in ('PAID', 'PREPARING'))::int as "ordersToShip",
      (select count(*) from purchases where status = 'CANCEL_REQUESTED')::int as cancel,
      (select count(*) from purchases where status = 'RETURN_REQUESTED')::int as return,
      (select count(*) from purchases where status = 'EXCHANGE_REQUESTED')::int as exchange,
      (select count(*) from orders where alert)::int as "paymentAlerts",
      (select count(*) from works where ${endsOn(today)})::int as "lotsClosing"`);
    if (!rows[0]) throw new Error('The counts of the dashboard were not answered');
    return rows[0];
  };

  /** As readers’ browsers told it; a reader who keeps nothing back is counted with every page. */
  const visits = async () => {
    const to = formatDate(Date.now());
    const from = formatDate(Date.now() - (visitDays - 1) * dayMs);
    const { rows } = await db.execute<{ day: string; count: number }>(sql`
      select ((at at time zone 'Asia/Seoul')::date)::text as day, count(*)::int as count from vitals
      where at >= (${from}::date)::timestamp at time zone 'Asia/Seoul' group by 1`);
    const known = new Map(rows.map(({ day, count }) => [day, count]));
    return daysOf(from, to).map((date) => ({ date, count: known.get(date) ?? 0 }));
  };

  serve(app, contract.console.dashboard, {
    get: async () => {
      const day = formatDate(Date.now());
      const { cancel, return: back, exchange, ...numbers } = await counts(day);
      const sales = (await salesByDay(db, day, day)).get(day) ?? noSales;
      const requests = { cancel, return: back, exchange };
      return { dashboard: { ...numbers, requests, today: sales, visits: await visits(), at: now() } };
    },
  });
};
