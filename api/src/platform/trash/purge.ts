import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { boards } from '../../firm/boards/table';
import { notifications } from '../../members/notifications/table';
import { anonymise } from '../../members/users/anonymise';
import { users } from '../../members/users/table';
import type { Database } from '../database/connect';
import type { Files } from '../files/files';
import { files as stored } from '../files/table';
import { keptDays } from './kinds';

const over = sql`now() - make_interval(days => ${keptDays})`;
const batch = 50;

const releaseOf = async (tx: Database, files: Files, resource: string, ids: string[]) => {
  const owned = and(eq(stored.ownerResource, resource), inArray(stored.ownerId, ids), isNull(stored.releasedAt));
  const found = await tx.select({ _id: stored._id }).from(stored).where(owned);
  await files.release(
    tx,
    found.map(({ _id }) => _id),
  );
};

/** Takes away for good what was deleted thirty days ago. Processes share the work. */
export const purgeTrash = async (db: Database, files: Files): Promise<number> => {
  const gone = await db.transaction(async (tx) => {
    let count = 0;
    for (const [resource, table] of [
      ['boards', boards],
      ['notifications', notifications],
    ] as const) {
      const due = await tx
        .select({ _id: table._id })
        .from(table)
        .where(lt(table.deletedAt, over))
        .limit(batch)
        .for('update', { skipLocked: true });
      const ids = due.map(({ _id }) => _id);
      if (ids.length === 0) continue;
      await releaseOf(tx, files, resource, ids);
      await tx.delete(table).where(inArray(table._id, ids));
      count += ids.length;
    }
    const people = await tx
      .select()
      .from(users)
      .where(and(lt(users.deletedAt, over), isNull(users.purgedAt)))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const user of people) await anonymise(tx, files, user);
    return count + people.length;
  });
  return gone === 0 ? 0 : gone + (await purgeTrash(db, files));
};
