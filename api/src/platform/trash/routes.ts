import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, trashResources } from 'shared/contract';
import { writeAudit } from '../audit/write-audit';
import { stampUpdate } from '../http/crud-types';
import { throwApiError } from '../http/errors';
import { serve } from '../http/serve';
import type { PlatformPorts, PlatformServices } from '../services';
import { isTrashResource, retentionDays, type TrashResource } from './kinds';

const DAY_MS = 24 * 60 * 60 * 1000;
const getPurgeTime = (deletedAt: string) => new Date(Date.parse(deletedAt) + retentionDays * DAY_MS).toISOString();

/** Columns of `recordColumns` and `ownedColumns`, which the generic table type does not have. */
interface DeletedRow {
  _id: string;
  deletedAt: string | null;
  updatedBy: string | null;
}

export const serveTrash = (
  app: FastifyInstance,
  { db, trashKinds, findUserName }: PlatformServices & Pick<PlatformPorts, 'trashKinds' | 'findUserName'>,
) => {
  const findDeleted = async (kind: TrashResource, limit: number) => {
    const { table, title, where: restorable } = trashKinds[kind];
    const where = and(isNotNull(table.deletedAt), restorable);
    const rows = await db
      .select()
      .from(table)
      .where(where)
      .orderBy(desc(table.deletedAt), desc(table._id))
      .limit(limit);
    const items = rows.map((row) => {
      const { _id, deletedAt, updatedBy } = row as unknown as DeletedRow;
      return { _id, resource: kind, title: title(row), deletedAt: deletedAt ?? '', by: updatedBy };
    });
    return { shown: items, total: await db.$count(table, where) };
  };

  serve(app, contract.console.trash, {
    list: async ({ query: { page, limit, resource, sort = '-deletedAt' } }) => {
      const kinds = resource ? [resource] : trashResources;
      const found = await Promise.all(kinds.map((kind) => findDeleted(kind, page * limit)));
      const newest = found.flatMap(({ shown }) => shown).sort((a, b) => b.deletedAt.localeCompare(a.deletedAt));
      const ordered = sort.startsWith('-') ? newest : newest.reverse();
      const rows = await Promise.all(
        ordered.slice((page - 1) * limit, page * limit).map(async ({ by, ...row }) => ({
          ...row,
          deletedBy: by && (await findUserName(by)),
          purgeAt: getPurgeTime(row.deletedAt),
        })),
      );
      return { trash: rows, total: found.reduce((sum, { total }) => sum + total, 0), page, limit };
    },

    restore: ({ params: { resource, id }, ...caller }) =>
      db.transaction(async (tx) => {
        if (!isTrashResource(trashKinds, resource)) throwApiError('not_found');
        const { table, where } = trashKinds[resource];
        const { rowCount } = await tx
          .update(table)
          .set({ deletedAt: null, ...stampUpdate(table, caller) })
          .where(and(eq(table._id, id), isNotNull(table.deletedAt), where));
        if (rowCount === 0) throwApiError('not_found');
        await writeAudit(tx, caller, { action: 'RESTORE', resource, target: id });
      }),
  });
};
