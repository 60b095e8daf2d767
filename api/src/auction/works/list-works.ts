import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import { languages, type WorkStatus } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { toLikePattern } from '../../platform/database/ngrams';
import { type ListQuery, listRecords } from '../../platform/http/list-records';
import { authors } from '../authors/table';
import { programs } from '../programs/table';
import { toWorkCards } from './serialise';
import { hasStatus } from './status';
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

const matchesText = (q: string) => {
  const pattern = toLikePattern(q);
  const matchesColumn = (column: typeof works.title | typeof authors.name) =>
    languages.map((language) => sql`${column}->>${sql.raw(`'${language}'`)} ilike ${pattern}`);
  const matchesAuthor = sql`${works._author} in (select ${authors._id} from ${authors}
    where ${or(...matchesColumn(authors.name), sql`${authors.nameEn} ilike ${pattern}`)})`;
  return or(...matchesColumn(works.title), matchesAuthor);
};

/** Condition of the public filters. */
export const buildFilter = ({ q, author, program, hall, priceFrom, priceTo, status }: WorkFilters): SQL | undefined =>
  and(
    works.visible,
    q ? matchesText(q) : undefined,
    author === undefined ? undefined : eq(works._author, author),
    program === undefined ? undefined : eq(works._program, program),
    hall === undefined
      ? undefined
      : sql`${works._program} in (select ${programs._id} from ${programs} where ${eq(programs.hall, hall)})`,
    priceFrom === undefined ? undefined : gte(works.price, priceFrom),
    priceTo === undefined ? undefined : lte(works.price, priceTo),
    status && hasStatus(status),
  );

const isOver = sql`(${works.effectiveEndAt} <= now())`;
/** Order: lots that end next first; closed ones last, the latest first. */
const byTime = [
  isOver,
  sql`case when not ${isOver} then ${works.effectiveEndAt} end asc nulls last`,
  sql`${works.effectiveEndAt} desc`,
  sql`${works._id}`,
];

interface WorkQuery {
  query: Omit<ListQuery, 'q'> & WorkFilters;
  user: string | null;
  where?: SQL | undefined;
}

/** One page of lots as shown to the public. */
export const listWorks = async (db: Database, { query, user, where }: WorkQuery) => {
  const { page, limit, sort, from, to, ...filters } = query;
  const { works: rows, ...rest } = await listRecords(db, works, {
    query: { page, limit, sort, from, to },
    many: 'works',
    where: and(buildFilter(filters), where),
    order: byTime,
  });
  return { works: await toWorkCards(db, rows, user), ...rest };
};
