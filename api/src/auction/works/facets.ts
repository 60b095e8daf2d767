import { count, desc, eq, max, min, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { authors } from '../authors/table';
import { auctionSetting, hallOf } from '../programs/setting';
import { programs } from '../programs/table';
import { statusNow } from './clock';
import { conditionOf, type WorkFilters } from './list';
import { works } from './table';

/** A list of choices in a page has an end. */
const mostChoices = 100;

/** How many lots each choice would leave beside the other filters. */
export const facetsOf = async (db: Database, filters: WorkFilters) => {
  const without = (...names: (keyof WorkFilters)[]) =>
    conditionOf({ ...filters, ...Object.fromEntries(names.map((name) => [name, undefined])) });
  const lots = count();
  const byAuthor = await db
    .select({ _id: authors._id, name: authors.name, count: lots })
    .from(works)
    .innerJoin(authors, eq(authors._id, works._author))
    .where(without('author'))
    .groupBy(authors._id)
    .orderBy(desc(lots), authors._id)
    .limit(mostChoices);
  const byProgram = await db
    .select({ _id: programs._id, title: programs.title, count: lots })
    .from(works)
    .innerJoin(programs, eq(programs._id, works._program))
    .where(without('program'))
    .groupBy(programs._id)
    .orderBy(desc(programs.openAt), programs._id)
    .limit(mostChoices);
  const byHall = await db
    .select({ code: programs.hall, count: lots })
    .from(works)
    .innerJoin(programs, eq(programs._id, works._program))
    .where(without('hall'))
    .groupBy(programs.hall);
  const statuses = await db
    .select({ status: statusNow.as('status_now'), count: lots })
    .from(works)
    .where(without('status'))
    .groupBy(sql`1`);
  const [prices] = await db
    .select({ min: min(works.price), max: max(works.price) })
    .from(works)
    .where(without('priceFrom', 'priceTo'));
  const total = await db.$count(works, conditionOf(filters));
  const { halls } = await auctionSetting(db);
  return {
    authors: byAuthor,
    programs: byProgram,
    halls: byHall
      .map(({ code, count: counted }) => ({ ...hallOf(halls, code), count: counted }))
      .toSorted((a, b) => a.order - b.order),
    statuses,
    prices: prices && prices.min !== null && prices.max !== null ? { min: prices.min, max: prices.max } : null,
    total,
    serverTime: now(),
  };
};
