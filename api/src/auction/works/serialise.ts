import { inArray, sql } from 'drizzle-orm';
import type { OwnWorkResult, Work, WorkCard } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { findOrdersOfLots } from '../../shop/index';
import { type AuthorRow, authors } from '../authors/table';
import { getBidStates } from '../bids/bid-state';
import { loadBidders } from '../paddles/serialise';
import { findProgramsById } from '../programs/queries';
import { findFiles, findThumbs } from './files';
import { toLotState } from './status';
import type { WorkRow } from './table';

const getIds = (rows: readonly WorkRow[]) => rows.map(({ _id }) => _id);

const findAuthorsById = async (db: Database, rows: readonly WorkRow[]) => {
  const ids = [...new Set(rows.map(({ _author }) => _author))];
  const found = ids.length > 0 ? await db.select().from(authors).where(inArray(authors._id, ids)) : [];
  return new Map(found.map((author) => [author._id, author]));
};

/** Returns the referenced record; foreign keys guarantee that it exists. */
const assertDefined = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('The record referenced by the lot does not exist');
  return value;
};

const loadParts = async (db: Database, rows: readonly WorkRow[]) => {
  const authorsById = await findAuthorsById(db, rows);
  const programsById = await findProgramsById(
    db,
    rows.map(({ _program }) => _program),
  );
  const thumbs = await findThumbs(db, getIds(rows));
  return rows.map((row) => {
    const program = assertDefined(programsById.get(row._program));
    const author: AuthorRow = assertDefined(authorsById.get(row._author));
    return { row, author, program, state: toLotState(row, program), thumb: thumbs.get(row._id) ?? null };
  });
};

/** Lots as shown to the public, with the reader’s own bid state. */
export const toWorkCards = async (db: Database, rows: readonly WorkRow[], user: string | null): Promise<WorkCard[]> => {
  const mine = await getBidStates(db, getIds(rows), user);
  return (await loadParts(db, rows)).map(({ row, author, program, state, thumb }) => ({
    ...row,
    ...state,
    author,
    program,
    thumb,
    hammer: row.result?.hammer ?? null,
    mine: mine.get(row._id) ?? null,
  }));
};

/** Results and orders of the lots that the user has won, by lot. */
export const findResults = async (db: Database, rows: readonly WorkRow[], user: string | null) => {
  const results = new Map<string, OwnWorkResult>();
  if (user === null) return results;
  for (const { _id, winner, result } of rows)
    if (winner === user && result) results.set(_id, { ...result, order: null });
  if (results.size === 0) return results;
  const orders = await findOrdersOfLots(db, user, [...results.keys()]);
  for (const [work, result] of results) result.order = orders.get(work) ?? null;
  return results;
};

const countWatchersByWork = async (db: Database, rows: readonly WorkRow[]) => {
  if (rows.length === 0) return new Map<string, number>();
  const { rows: counted } = await db.execute<{ target: string; count: number }>(sql`
    select target, count(*)::int as count from bookmarks where type = 'WORK' and target in ${getIds(rows)} group by target`);
  return new Map(counted.map(({ target, count }) => [target, count]));
};

/** Number of users who bookmarked a lot. */
export const countWatchers = async (db: Database, row: WorkRow) =>
  (await countWatchersByWork(db, [row])).get(row._id) ?? 0;

/** Lots as shown to administrators. */
export const toConsoleWorks = async (db: Database, rows: readonly WorkRow[]): Promise<Work[]> => {
  const images = await findFiles(db, { works: getIds(rows) });
  const watchers = await countWatchersByWork(db, rows);
  const getBidder = await loadBidders(
    db,
    rows.flatMap(({ leader, winner }) => [leader ?? [], winner ?? []].flat()),
  );
  return (await loadParts(db, rows)).map(({ row, author, program, state, thumb }) => ({
    ...row,
    ...state,
    author,
    program,
    thumb,
    images: images.filter(({ _work }) => _work === row._id),
    leader: row.leader === null ? null : { ...getBidder(row.leader), alias: row.leaderAlias ?? '' },
    watchers: watchers.get(row._id) ?? 0,
    result: row.result && row.winner ? { ...row.result, winner: getBidder(row.winner) } : null,
    payment: row.result && { paidAt: row.paidAt, defaultedAt: row.defaultedAt },
  }));
};
