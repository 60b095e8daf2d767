import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type FileRef, maxCategoryDepth } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { crudHandlers } from '../../platform/http/crud-handlers';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { updateRecord } from '../../platform/http/records';
import { type Caller, serve } from '../../platform/http/serve';
import { trashFile } from '../../platform/trash/file-kind';
import type { ShopServices } from '../services';
import { shopProducts } from '../shop-products/table';
import { categoryTrash } from '../trash';
import { reorderCategories } from './reorder-categories';
import { type CategoryRow, shopCategories } from './table';
import { findCategories, findCategoryPath, lockTree } from './tree';

const resource = 'categories';
const pictureSide = 1200;

/** Throws a field error if a parent is unknown, or makes a cycle or too deep a tree. */
const assertParent = async (tx: Database, id: string | null, _parent: string) => {
  const rows = await findCategories(tx);
  if (!rows.some((row) => row._id === _parent)) throwFieldError('_parent', 'invalid');
  const changed = rows.map((row) => (row._id === id ? { ...row, _parent } : row));
  const above = findCategoryPath(changed, _parent);
  if (!above || above.length >= maxCategoryDepth) throwFieldError('_parent', 'invalid');
  for (const row of changed)
    if ((findCategoryPath(changed, row._id)?.length ?? 99) > maxCategoryDepth) throwFieldError('_parent', 'invalid');
};

/** A new category goes last. */
const getNextOrder = async (tx: Database) => {
  const [row] = await tx
    .select({ order: sql<number>`coalesce(max(${shopCategories.order}), -1) + 1` })
    .from(shopCategories);
  return row?.order ?? 0;
};

/** Deleted products are still in orders: they move to another category when theirs is deleted. */
const moveDeletedProducts = async (tx: Database, { _id, _parent }: CategoryRow) => {
  const deleted = and(eq(shopProducts._category, _id), isNotNull(shopProducts.deletedAt));
  if ((await tx.$count(shopProducts, deleted)) === 0) return;
  const [other] = _parent
    ? [{ _id: _parent }]
    : await tx.select({ _id: shopCategories._id }).from(shopCategories).where(ne(shopCategories._id, _id)).limit(1);
  if (!other) throwApiError('in_use');
  await tx.update(shopProducts).set({ _category: other._id }).where(deleted);
};

const createHandlers = (db: Database) =>
  crudHandlers(db, contract.console.categories, shopCategories, {
    search: ['name', 'code'],
    trash: categoryTrash,
    write: async (body, { tx, current }) => {
      if (body._parent) await assertParent(tx, current?._id ?? null, body._parent);
      return current ? body : { ...body, order: body.order ?? (await getNextOrder(tx)) };
    },
    beforeRemove: async (row, tx) => {
      const children = await tx.$count(shopCategories, eq(shopCategories._parent, row._id));
      const inCategory = and(eq(shopProducts._category, row._id), isNull(shopProducts.deletedAt));
      const products = await tx.$count(shopProducts, inCategory);
      if (children + products > 0) throwApiError('in_use', { body: { children, products } });
      await moveDeletedProducts(tx, row);
    },
  });

export const serveConsoleCategories = (app: FastifyInstance, { db, files }: ShopServices) => {
  const withTreeLock = <T>(work: (tx: Database) => Promise<T>) =>
    db.transaction(async (tx) => {
      await lockTree(tx);
      return work(tx);
    });

  const setThumb = async (tx: Database, id: string, thumb: FileRef | null, caller: Caller) => {
    const before = await requireRow(tx, shopCategories, eq(shopCategories._id, id), 'update');
    if (!thumb && !before.thumb) throwApiError('not_found');
    if (before.thumb && thumb) await files.release(tx, [before.thumb._id]);
    else if (before.thumb) await trashFile(tx, { file: before.thumb, resource, id, column: 'thumb' }, caller);
    const after = await updateRecord(tx, shopCategories, id, { thumb }, caller);
    await writeAudit(tx, caller, { action: 'UPDATE', resource, target: id, before, after });
    return after;
  };

  const { list, get } = createHandlers(db);
  serve(app, contract.console.categories, {
    list,
    get,
    create: (input) => withTreeLock(async (tx) => createHandlers(tx).create(input)),
    update: (input) => withTreeLock(async (tx) => createHandlers(tx).update(input)),
    remove: (input) => withTreeLock(async (tx) => createHandlers(tx).remove(input)),
    reorder: ({ body, ...caller }) => withTreeLock((tx) => reorderCategories(tx, body.tree, caller)),

    setThumb: ({ params, file, ...caller }) =>
      files.storeWith(file, { kind: 'picture', side: pictureSide, user: caller.user }, async (tx, thumb) => {
        await files.attach(tx, thumb._id, { resource, id: params.id, slot: 'thumb' });
        return { category: await setThumb(tx, params.id, thumb, caller) };
      }),
    removeThumb: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        await setThumb(tx, params.id, null, caller);
      }),
  });
};
