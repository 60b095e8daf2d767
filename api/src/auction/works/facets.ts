import { count, desc, eq, max, min, sql } from 'drizzle-orm';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { authors } from '../authors/table';
import { getAuctionSetting, getHall } from '../programs/setting';
import { programs } from '../programs/table';
import { buildFilter, type WorkFilters } from './list-works';
import { currentStatus } from './status';
import { works } from './table';

/** Maximum number of choices per facet. */
const maxChoices = 100;

/** Number of lots for each choice of a filter, with the other filters applied. */
export const getFacets = async (db: Database, filters: WorkFilters) => {
  const without = (...names: (keyof WorkFilters)[]) =>
    buildFilter({ ...filters, ...Object.fromEntries(names.map((name) => [name, undefined])) });
  const lots = count();
  const byAuthor = await db
    .select({ _id: authors._id, name: authors.name, count: lots })
    .from(works)
    .innerJoin(authors, eq(authors._id, works._author))
    .where(without('author'))
    .groupBy(authors._id)
    .orderBy(desc(lots), authors._id)
    .limit(maxChoices);
  const byProgram = await db
    .select({ _id: programs._id, title: programs.title, count: lots })
    .from(works)
    .innerJoin(programs, eq(programs._id, works._program))
    .where(without('program'))
    .groupBy(programs._id)
    .orderBy(desc(programs.openAt), programs._id)
    .limit(maxChoices);
  const byHall = await db
    .select({ code: programs.hall, count: lots })
    .from(works)
    .innerJoin(programs, eq(programs._id, works._program))
    .where(without('hall'))
    .groupBy(programs.hall);
  const statuses = await db
    .select({ status: currentStatus.as('status_now'), count: lots })
    .from(works)
    .where(without('status'))
    .groupBy(sql`1`);
  const [prices] = await db
    .select({ min: min(works.price), max: max(works.price) })
    .from(works)
    .where(without('priceFrom', 'priceTo'));
  const total = await db.$count(works, buildFilter(filters));
  const { halls } = await getAuctionSetting(db);
  return {
    authors: byAuthor,
    programs: byProgram,
    halls: byHall
      .map(({ code, count: counted }) => ({ ...getHall(halls, code), count: counted }))
      .toSorted((a, b) => a.order - b.order),
    statuses,
    prices: prices && prices.min !== null && prices.max !== null ? { min: prices.min, max: prices.max } : null,
    total,
    serverTime: now(),
  };
};
