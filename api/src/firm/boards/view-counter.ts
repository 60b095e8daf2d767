import { eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/connect';
import { boards, boardViews } from './table';

const day = sql`interval '24 hours'`;

/** Counts a view once per visitor in 24 hours. Only a salted hash of address and browser is stored. */
export const countView = async (db: Database, board: string, { ip, headers }: FastifyRequest) => {
  const visitor = `${ip} ${headers['user-agent'] ?? ''}`;
  const { rowCount } = await db.execute(sql`
    insert into board_views (_board, visitor, seen_at)
    select ${board}, encode(sha256(convert_to(salt || ${visitor}, 'UTF8')), 'hex'), now() from data_version
    on conflict (_board, visitor) do update set seen_at = now() where board_views.seen_at < now() - ${day}`);
  if (rowCount === 0) return;
  await db
    .update(boards)
    .set({ views: sql`${boards.views} + 1` })
    .where(eq(boards._id, board));
};

/** Deletes visitor hashes older than 24 hours. */
export const purgeBoardViews = (db: Database) =>
  db.delete(boardViews).where(lt(boardViews.seenAt, sql`now() - ${day}`));
