import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { contract, type TrashResource, trashResources } from 'shared/contract';
import { writeAudit } from '../audit/write-audit';
import type { Database } from '../database/connect';
import { mapConstraintErrors } from '../database/constraint-errors';
import { toLikePattern } from '../database/ngrams';
import { type RecordTable, stampUpdate } from '../http/crud-types';
import { throwApiError } from '../http/errors';
import { buildCondition } from '../http/list-records';
import { type Caller, serve } from '../http/serve';
import type { PlatformPorts, PlatformServices } from '../services';
import { showFiles, takeEntry } from './entries';
import { createFileKind } from './file-kind';
import { buildTitle, isTableKind, isTrashResource, retentionDays, type TableKind, type TrashKind } from './kinds';
import { trash } from './table';

const DAY_MS = 24 * 60 * 60 * 1000;
const getPurgeTime = (deletedAt: string) => new Date(Date.parse(deletedAt) + retentionDays * DAY_MS).toISOString();

/** Why a restoration is refused, by the SQLSTATE of a unique key, of an exclusion and of a reference. */
const refusals = { '23505': 'restore_conflict', '23P01': 'restore_conflict', '23503': 'restore_orphan' } as const;

/** Columns of `recordColumns` and `ownedColumns`, which the generic table type does not have. */
interface DeletedRow {
  _id: string;
  deletedAt: string | null;
  updatedBy: string | null;
}

interface Search {
  q: string | undefined;
  /** The rows that a page can need of each source. */
  limit: number;
  isAscending: boolean;
}

const orderBy = (columns: PgColumn[], isAscending: boolean) => columns.map(isAscending ? asc : desc);

const findInTable = async (db: Database, resource: TrashResource, kind: TableKind, search: Search) => {
  const { table, title, where: restorable, permanent } = kind;
  const { q, limit, isAscending } = search;
  const where = and(isNotNull(table.deletedAt), restorable, buildCondition(table, { page: 1, limit, q }, title));
  const rows = await db
    .select()
    .from(table)
    .where(where)
    .orderBy(...orderBy([table.deletedAt, table._id], isAscending))
    .limit(limit);
  const items = rows.map((row) => {
    const { _id, deletedAt, updatedBy } = row as unknown as DeletedRow;
    const at = deletedAt ?? '';
    return {
      _id,
      resource,
      title: buildTitle(row, title),
      deletedAt: at,
      by: updatedBy,
      purgeAt: permanent ? null : getPurgeTime(at),
    };
  });
  return { shown: items, total: await db.$count(table, where) };
};

const findEntries = async (db: Database, resource: TrashResource | undefined, search: Search) => {
  const { q, limit, isAscending } = search;
  const where = and(
    resource && eq(trash.resource, resource),
    q ? sql`${trash.title} ilike ${toLikePattern(q)}` : undefined,
  );
  const rows = await db
    .select()
    .from(trash)
    .where(where)
    .orderBy(...orderBy([trash.deletedAt, trash._id], isAscending))
    .limit(limit);
  const items = rows.map(({ _id, title, deletedAt, deletedBy, purgeAt, ...row }) => ({
    _id,
    resource: row.resource as TrashResource,
    title,
    deletedAt,
    by: deletedBy,
    purgeAt,
  }));
  return { shown: items, total: await db.$count(trash, where) };
};

/** Throws `not_found` if nothing of this kind and id is in the trash. */
const restoreRow = async (
  tx: Database,
  { resource, id }: { resource: string; id: string },
  { table, where, afterRestore }: TableKind,
  caller: Caller,
) => {
  const [row] = await tx
    .update(table as RecordTable)
    .set({ deletedAt: null, ...stampUpdate(table, caller) })
    .where(and(eq(table._id, id), isNotNull(table.deletedAt), where))
    .returning();
  if (!row) throwApiError('not_found');
  await showFiles(tx, resource, id);
  await afterRestore?.(tx, row);
};

export const serveTrash = (
  app: FastifyInstance,
  { db, trashKinds, findUserName }: PlatformServices & Pick<PlatformPorts, 'trashKinds' | 'findUserName'>,
) => {
  const kinds: Record<TrashResource, TrashKind> = { ...trashKinds, files: createFileKind(trashKinds) };
  serve(app, contract.console.trash, {
    list: async ({ query: { page, limit, q, resource, sort = '-deletedAt' } }) => {
      const search = { q, limit: page * limit, isAscending: !sort.startsWith('-') };
      const tables = (resource ? [resource] : trashResources).flatMap((name) => {
        const kind = kinds[name];
        return isTableKind(kind) ? [findInTable(db, name, kind, search)] : [];
      });
      const found = await Promise.all([findEntries(db, resource, search), ...tables]);
      const oldest = found.flatMap(({ shown }) => shown).sort((a, b) => a.deletedAt.localeCompare(b.deletedAt));
      const ordered = search.isAscending ? oldest : oldest.reverse();
      const rows = await Promise.all(
        ordered
          .slice((page - 1) * limit, page * limit)
          .map(async ({ by, ...row }) => ({ ...row, deletedBy: by && (await findUserName(by)) })),
      );
      return { trash: rows, total: found.reduce((sum, { total }) => sum + total, 0), page, limit };
    },

    restore: ({ params: { resource, id }, ...caller }) =>
      mapConstraintErrors(
        db.transaction(async (tx) => {
          if (!isTrashResource(resource)) throwApiError('not_found');
          const kind = kinds[resource];
          if (isTableKind(kind)) await restoreRow(tx, { resource, id }, kind, caller);
          else await kind.restore(tx, (await takeEntry(tx, resource, id)) ?? throwApiError('not_found'), caller);
          await writeAudit(tx, caller, { action: 'RESTORE', resource, target: id });
        }),
        refusals,
      ),
  });
};
