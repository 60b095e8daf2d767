import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, trashed } from 'shared/contract';
import { users } from '../../members/users/table';
import { nameOf, writeAudit } from '../audit/write';
import type { Database } from '../database/connect';
import { fail } from '../http/errors';
import { serve } from '../http/serve';
import { touched } from '../http/tables';
import { isKind, type Kind, keptDays, kinds } from './kinds';

const DAY_MS = 24 * 60 * 60 * 1000;
const purgeAt = (deletedAt: string) => new Date(Date.parse(deletedAt) + keptDays * DAY_MS).toISOString();

/** Withdrawn users are no trash: they have gone by themselves, and their time runs otherwise. */
const restorable = (kind: Kind) => (kind === 'users' ? isNull(users.purgedAt) : undefined);

export const serveTrash = (app: FastifyInstance, { db }: { db: Database }) => {
  const deletedOf = async (kind: Kind, most: number) => {
    const { table, title } = kinds[kind];
    const where = and(isNotNull(table.deletedAt), restorable(kind));
    const rows = await db.select().from(table).where(where).orderBy(desc(table.deletedAt), desc(table._id)).limit(most);
    const shown = rows.map((row) => ({
      _id: row._id,
      resource: kind,
      title: title(row),
      deletedAt: row.deletedAt ?? '',
      by: row.updatedBy,
    }));
    return { shown, total: await db.$count(table, where) };
  };

  serve(app, contract.console.trash, {
    list: async ({ query: { page, limit, resource, sort = '-deletedAt' } }) => {
      const wanted = resource ? [resource] : trashed;
      const found = await Promise.all(wanted.map((kind) => deletedOf(kind, page * limit)));
      const newest = found.flatMap(({ shown }) => shown).sort((a, b) => b.deletedAt.localeCompare(a.deletedAt));
      const ordered = sort.startsWith('-') ? newest : newest.reverse();
      const rows = await Promise.all(
        ordered.slice((page - 1) * limit, page * limit).map(async ({ by, ...row }) => ({
          ...row,
          deletedBy: await nameOf(db, by),
          purgeAt: purgeAt(row.deletedAt),
        })),
      );
      return { trash: rows, total: found.reduce((sum, { total }) => sum + total, 0), page, limit };
    },

    restore: ({ params: { resource, id }, ...caller }) =>
      db.transaction(async (tx) => {
        if (!isKind(resource)) fail('not_found');
        const { table } = kinds[resource];
        const { rowCount } = await tx
          .update(table)
          .set({ deletedAt: null, ...touched(table, caller) })
          .where(and(eq(table._id, id), isNotNull(table.deletedAt), restorable(resource)));
        if (rowCount === 0) fail('not_found');
        await writeAudit(tx, caller, { action: 'RESTORE', resource, target: id });
      }),
  });
};
