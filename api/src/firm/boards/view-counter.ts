import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { boardViews } from './table';

interface Visitor {
  ip: string;
  userAgent: string | undefined;
}

interface View {
  board: string;
  visitor: string;
}

const day = sql`interval '24 hours'`;

/**
 * Writes views in one statement. Posts that were purged meanwhile are left out. Rows are locked in the order of their
 * keys, so that processes that write at once do not wait for each other in a circle.
 */
const insertViews = (db: Database, views: View[]) =>
  db.execute(sql`
    with counted as (
      insert into board_views (_board, visitor, seen_at)
      select boards._id, encode(sha256(convert_to(salt || viewed.visitor, 'UTF8')), 'hex') as hash, now()
      from unnest(${sql.param(views.map(({ board }) => board))}::text[],
        ${sql.param(views.map(({ visitor }) => visitor))}::text[]) as viewed (board, visitor)
      join boards on boards._id = viewed.board cross join data_version
      order by boards._id, hash
      on conflict (_board, visitor) do update set seen_at = now() where board_views.seen_at < now() - ${day}
      returning _board
    ), locked as (
      select _id from boards where _id in (select _board from counted) order by _id for no key update
    )
    update boards set views = views + (select count(*) from counted where _board = boards._id)
    where _id in (select _id from locked)`);

/**
 * Counts views of posts, once per visitor in 24 hours. Only a salted hash of address and browser is stored. Readers do not
 * wait: views are collected in memory and written by a job and when the server closes (decision 53).
 */
export const createViewCounter = (db: Database) => {
  let pending = new Map<string, View>();
  let lastWrite: Promise<void> = Promise.resolve();

  const writePending = async () => {
    if (pending.size === 0) return;
    const views = pending;
    pending = new Map();
    try {
      await insertViews(db, [...views.values()]);
    } catch (error) {
      // Written with the next ones.
      pending = new Map([...views, ...pending]);
      throw error;
    }
  };

  return {
    count: (board: string, { ip, userAgent = '' }: Visitor) => {
      const visitor = `${ip} ${userAgent}`;
      pending.set(`${board} ${visitor}`, { board, visitor });
    },

    /** Writes what was counted before the call, after a write that is running. Rejects if the database fails. */
    write: () => {
      lastWrite = lastWrite.catch(() => undefined).then(writePending);
      return lastWrite;
    },
  };
};

export type ViewCounter = ReturnType<typeof createViewCounter>;

/** Deletes visitor hashes older than 24 hours. */
export const purgeBoardViews = (db: Database) =>
  db.delete(boardViews).where(lt(boardViews.seenAt, sql`now() - ${day}`));
