import { and, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { languages, type WorkStatus } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { answerList, type ListQuery } from '../../platform/http/list';
import { authors } from '../authors/table';
import { programs } from '../programs/table';
import { statusIs } from './clock';
import { workCards } from './show';
import { works } from './table';

export interface WorkFilters {
  q?: string | undefined;
  author?: string | undefined;
  program?: string | undefined;
  hall?: string | undefined;
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  status?: WorkStatus | undefined;
}

const inWords = (q: string) => {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const said = (column: typeof works.title | typeof authors.name) =>
    languages.map((language) => sql`${column}->>${sql.raw(`'${language}'`)} ilike ${pattern}`);
  const known = sql`${works._author} in (select ${authors._id} from ${authors}
    where ${or(...said(authors.name), sql`${authors.nameEn} ilike ${pattern}`)})`;
  return or(...said(works.title), known);
};

/** What the filters of visitors leave, in words, price, people and places. */
export const conditionOf = ({ q, author, program, hall, priceFrom, priceTo, status }: WorkFilters): SQL | undefined =>
  and(
    works.visible,
    q ? inWords(q) : undefined,
    author === undefined ? undefined : eq(works._author, author),
    program === undefined ? undefined : eq(works._program, program),
    hall === undefined
      ? undefined
      : sql`${works._program} in (select ${programs._id} from ${programs} where ${eq(programs.hall, hall)})`,
    priceFrom === undefined ? undefined : gte(works.price, priceFrom),
    priceTo === undefined ? undefined : lte(works.price, priceTo),
    status && statusIs(status),
  );

const over = sql`(${works.effectiveEndAt} <= now())`;
/** Those that end next, then those to come, then those that are over, the latest of them first. */
const byTime = [
  over,
  sql`case when not ${over} then ${works.effectiveEndAt} end asc nulls last`,
  sql`${works.effectiveEndAt} desc`,
  sql`${works._id}`,
];

interface Asked {
  query: Omit<ListQuery, 'q'> & WorkFilters;
  user: string | null;
  where?: SQL | undefined;
}

/** One page of lots as visitors see them. */
export const listWorks = async (db: Database, { query, user, where }: Asked) => {
  const { page, limit, sort, from, to, ...filters } = query;
  const { works: rows, ...rest } = await answerList(db, works, {
    query: { page, limit, sort, from, to },
    many: 'works',
    where: and(conditionOf(filters), where),
    order: byTime,
    show: (row) => row,
  });
  return { works: await workCards(db, rows, user), ...rest };
};

export const visibleWorks = (db: Database, ids: string[]) =>
  db
    .select()
    .from(works)
    .where(and(inArray(works._id, ids), works.visible));
