import { sql } from 'drizzle-orm';
import type { Dashboard } from 'shared/contract';
import { formatDate } from 'shared/format';
import type { Database } from '../database/connect';
import { listDays } from '../database/seoul-days';

const dayCount = 14;
const dayMs = 86_400_000;

/**
 * Counts the reported visits of the last 14 days by day in Seoul, today last. A browser without storage counts once per
 * page.
 */
export const findVisits = async (db: Database): Promise<Dashboard['visits']> => {
  const to = formatDate(Date.now());
  const from = formatDate(Date.now() - (dayCount - 1) * dayMs);
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select ((at at time zone 'Asia/Seoul')::date)::text as day, count(*)::int as count from vitals
    where at >= (${from}::date)::timestamp at time zone 'Asia/Seoul' group by 1`);
  const countByDay = new Map(rows.map(({ day, count }) => [day, count]));
  return listDays(from, to).map((date) => ({ date, count: countByDay.get(date) ?? 0 }));
};
