import { eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/connect';
import { boards, boardViews } from './table';

const day = sql`interval '24 hours'`;

/** Counts a visitor once in 24 hours. Only a hash is kept, keyed with a secret of this database. */
export const countView = async (db: Database, board: string, { ip, headers }: FastifyRequest) => {
  const who = `${ip} ${headers['user-agent'] ?? ''}`;
  const { rowCount } = await db.execute(sql`
    insert into board_views (_board, visitor, seen_at)
    select ${board}, encode(sha256(convert_to(salt || ${who}, 'UTF8')), 'hex'), now() from data_version
    on conflict (_board, visitor) do update set seen_at = now() where board_views.seen_at < now() - ${day}`);
  if (rowCount === 0) return;
  await db
    .update(boards)
    .set({ views: sql`${boards.views} + 1` })
    .where(eq(boards._id, board));
};

export const forgetViews = (db: Database) => db.delete(boardViews).where(lt(boardViews.seenAt, sql`now() - ${day}`));
