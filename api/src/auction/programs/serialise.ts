import { sql } from 'drizzle-orm';
import type { Program, ProgramCard } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { toPublicSlugs } from '../../platform/slugs/to-public-slugs';
import { findFiles } from '../works/files';
import { getAuctionSetting, getHall } from './setting';
import { getStatus } from './status';
import type { ProgramRow } from './table';

interface Counts extends Record<string, unknown> {
  _id: string;
  ends: string | null;
  works: number;
  bids: number;
  paddles: number;
  waitingPaddles: number;
}

/** Counts by programme; `all` includes drafts. */
const countByProgram = async (db: Database, ids: string[], all: boolean) => {
  if (ids.length === 0) return new Map<string, Partial<Counts>>();
  const lots = all ? sql`deleted_at is null` : sql`visible`;
  const { rows } = await db.execute<Counts>(sql`
    select p._id, w.ends, coalesce(w.works, 0)::int as works, coalesce(w.bids, 0)::int as bids,
      (select count(*)::int from paddles where _program = p._id and status = 'APPROVED') as paddles,
      (select count(*)::int from paddles where _program = p._id and status = 'APPLIED') as "waitingPaddles"
    from programs p left join lateral (
      select max(effective_end_at) filter (where status <> 'DRAFT') as ends, count(*) as works,
        sum(bid_count) filter (where open_at <= now()) as bids
      from works where _program = p._id and ${lots}) w on true
    where p._id in ${ids}`);
  return new Map<string, Partial<Counts>>(rows.map((row) => [row._id, row]));
};

const loadParts = async (db: Database, rows: readonly ProgramRow[], all: boolean) => {
  const ids = rows.map(({ _id }) => _id);
  const countsByProgram = await countByProgram(db, ids, all);
  const programFiles = await findFiles(db, { programs: ids });
  return rows.map((row) => {
    const { ends = null, waitingPaddles = 0, works = 0, bids = 0, paddles = 0 } = countsByProgram.get(row._id) ?? {};
    const endsAt = ends === null ? row.closeAt : new Date(ends).toISOString();
    const files = programFiles.filter(({ _program }) => _program === row._id);
    const thumb = files.find(({ index }) => index === 0)?.file ?? null;
    const counts = { works, bids, paddles };
    return { row, files, thumb, endsAt, status: getStatus(row, endsAt), waitingPaddles, counts };
  });
};

/** Programmes as shown to the public. */
export const toProgramCards = async (db: Database, rows: readonly ProgramRow[]): Promise<ProgramCard[]> => {
  const { halls } = await getAuctionSetting(db);
  return (await loadParts(db, rows, false)).map(({ row, thumb, endsAt, status, counts }) => ({
    ...row,
    ...toPublicSlugs(row),
    hallName: getHall(halls, row.hall).name,
    thumb,
    endsAt,
    status,
    counts,
  }));
};

/** Programmes as shown to administrators. */
export const toConsolePrograms = async (db: Database, rows: readonly ProgramRow[]): Promise<Program[]> =>
  (await loadParts(db, rows, true)).map(({ row, counts, waitingPaddles, ...parts }) => ({
    ...row,
    ...parts,
    counts: { ...counts, waitingPaddles },
  }));
