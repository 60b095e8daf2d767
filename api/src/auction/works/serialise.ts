import { sql } from 'drizzle-orm';
import type { OwnWorkResult, Work, WorkCard } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { findRowsById } from '../../platform/database/rows';
import { toPublicSlugs } from '../../platform/slugs/to-public-slugs';
import { findOrdersOfLots } from '../../shop/index';
import { authors } from '../authors/table';
import { getBidStates } from '../bids/bid-state';
import { loadBidders } from '../paddles/serialise';
import { findProgramsOfWorks } from '../programs/queries';
import { findFiles, findThumbs } from './files';
import { toLotState } from './status';
import type { WorkRow } from './table';

const getIds = (rows: readonly WorkRow[]) => rows.map(({ _id }) => _id);

/** Returns the referenced record; foreign keys guarantee that it exists. */
const assertDefined = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('The record referenced by the lot does not exist');
  return value;
};

const loadParts = async (db: Database, rows: readonly WorkRow[]) => {
  const authorIds = rows.map(({ _author }) => _author);
  const authorsById = await findRowsById(db, authors, authorIds);
  const programsById = await findProgramsOfWorks(db, rows);
  const thumbs = await findThumbs(db, getIds(rows));
  return rows.map((row) => {
    const program = assertDefined(programsById.get(row._program));
    const author = assertDefined(authorsById.get(row._author));
    const thumb = thumbs.get(row._id) ?? null;
    return { row, base: { ...row, ...toLotState(row, program), author, program, thumb } };
  });
};

/** Lots as shown to the public, with the reader’s own bid state. */
export const toWorkCards = async (db: Database, rows: readonly WorkRow[], user: string | null): Promise<WorkCard[]> => {
  const mine = await getBidStates(db, getIds(rows), user);
  return (await loadParts(db, rows)).map(({ row, base }) => ({
    ...base,
    ...toPublicSlugs(row),
    program: { ...base.program, ...toPublicSlugs(base.program) },
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
    rows.flatMap(({ leader, winner }) => [leader, winner].filter((id) => id !== null)),
  );
  return (await loadParts(db, rows)).map(({ row, base }) => ({
    ...base,
    images: images.filter(({ _work }) => _work === row._id),
    leader: row.leader === null ? null : { ...getBidder(row.leader), alias: row.leaderAlias ?? '' },
    watchers: watchers.get(row._id) ?? 0,
    result: row.result && row.winner ? { ...row.result, winner: getBidder(row.winner) } : null,
    payment: row.result && { paidAt: row.paidAt, defaultedAt: row.defaultedAt },
  }));
};
