import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { OwnResult, Work, WorkCard } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { orders } from '../../shop/orders/table';
import { type AuthorRow, authors } from '../authors/table';
import { standingsOf } from '../bids/standings';
import { biddersOf } from '../paddles/console';
import { programsOf } from '../programs/find';
import { lotState } from './clock';
import { filesOf, thumbsOf } from './files';
import type { WorkRow } from './table';

const idsOf = (rows: readonly WorkRow[]) => rows.map(({ _id }) => _id);

const authorsOf = async (db: Database, rows: readonly WorkRow[]) => {
  const ids = [...new Set(rows.map(({ _author }) => _author))];
  const known = ids.length > 0 ? await db.select().from(authors).where(inArray(authors._id, ids)) : [];
  return new Map(known.map((author) => [author._id, author]));
};

/** What a row refers to is there: foreign keys see to it. */
const there = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('A lot has lost what it refers to');
  return value;
};

const parts = async (db: Database, rows: readonly WorkRow[]) => {
  const known = await authorsOf(db, rows);
  const of = await programsOf(
    db,
    rows.map(({ _program }) => _program),
  );
  const thumbs = await thumbsOf(db, idsOf(rows));
  return rows.map((row) => {
    const program = there(of.get(row._program));
    const author: AuthorRow = there(known.get(row._author));
    return { row, author, program, state: lotState(row, program), thumb: thumbs.get(row._id) ?? null };
  });
};

/** As everybody sees lots, with the reader’s own standing on each. */
export const workCards = async (db: Database, rows: readonly WorkRow[], user: string | null): Promise<WorkCard[]> => {
  const mine = await standingsOf(db, idsOf(rows), user);
  return (await parts(db, rows)).map(({ row, author, program, state, thumb }) => ({
    ...row,
    ...state,
    author,
    program,
    thumb,
    hammer: row.result?.hammer ?? null,
    mine: mine.get(row._id) ?? null,
  }));
};

/** What the lots that a reader has won come to, by lot. */
export const resultsFor = async (db: Database, rows: readonly WorkRow[], user: string | null) => {
  const results = new Map<string, OwnResult>();
  if (user === null) return results;
  for (const { _id, winner, result } of rows)
    if (winner === user && result) results.set(_id, { ...result, order: null });
  if (results.size === 0) return results;
  const placed = await db
    .select({ order: orders._id, work: orders._work })
    .from(orders)
    .where(
      and(
        eq(orders._user, user),
        inArray(orders._work, [...results.keys()]),
        notInArray(orders.status, ['EXPIRED', 'CANCELLED']),
      ),
    );
  for (const { order, work } of placed) {
    const result = results.get(work ?? '');
    if (result) result.order = order;
  }
  return results;
};

const watchersOf = async (db: Database, rows: readonly WorkRow[]) => {
  if (rows.length === 0) return new Map<string, number>();
  const { rows: counted } = await db.execute<{ target: string; count: number }>(sql`
    select target, count(*)::int as count from bookmarks where type = 'WORK' and target in ${idsOf(rows)} group by target`);
  return new Map(counted.map(({ target, count }) => [target, count]));
};
export const watching = async (db: Database, row: WorkRow) => (await watchersOf(db, [row])).get(row._id) ?? 0;

/** As administrators see lots. */
export const wholeWorks = async (db: Database, rows: readonly WorkRow[]): Promise<Work[]> => {
  const images = await filesOf(db, { works: idsOf(rows) });
  const watchers = await watchersOf(db, rows);
  const bidderOf = await biddersOf(
    db,
    rows.flatMap(({ leader, winner }) => [leader ?? [], winner ?? []].flat()),
  );
  return (await parts(db, rows)).map(({ row, author, program, state, thumb }) => ({
    ...row,
    ...state,
    author,
    program,
    thumb,
    images: images.filter(({ _work }) => _work === row._id),
    leader: row.leader === null ? null : { ...bidderOf(row.leader), alias: row.leaderAlias ?? '' },
    watchers: watchers.get(row._id) ?? 0,
    result: row.result && row.winner ? { ...row.result, winner: bidderOf(row.winner) } : null,
    payment: row.result && { paidAt: row.paidAt, defaultedAt: row.defaultedAt },
  }));
};
