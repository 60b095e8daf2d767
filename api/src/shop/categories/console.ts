import { and, count, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { categoryDepth, contract, type FileRef } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { fail, failField } from '../../platform/http/errors';
import { crudHandlers } from '../../platform/http/handlers';
import { type Caller, serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { shopProducts } from '../shop-products/table';
import { reorder } from './reorder';
import { type CategoryRow, shopCategories } from './table';
import { lockTree, readCategories, wayTo } from './tree';

const resource = 'categories';
const pictureSide = 1200;

/** Whether a category may hang there, with all that hangs below it. */
const checkParent = async (tx: Database, id: string | null, _parent: string) => {
  const rows = await readCategories(tx);
  if (!rows.some((row) => row._id === _parent)) failField('_parent', 'invalid');
  const changed = rows.map((row) => (row._id === id ? { ...row, _parent } : row));
  const above = wayTo(changed, _parent);
  if (!above || above.length >= categoryDepth) failField('_parent', 'invalid');
  for (const row of changed)
    if ((wayTo(changed, row._id)?.length ?? 99) > categoryDepth) failField('_parent', 'invalid');
};

/** One that is added goes last. */
const lastOf = async (tx: Database) => {
  const [row] = await tx
    .select({ order: sql<number>`coalesce(max(${shopCategories.order}), -1) + 1` })
    .from(shopCategories);
  return row?.order ?? 0;
};

/** Products that were deleted stand in orders; their category may go all the same. */
const moveDeleted = async (tx: Database, { _id, _parent }: CategoryRow) => {
  const deleted = and(eq(shopProducts._category, _id), isNotNull(shopProducts.deletedAt));
  if ((await tx.$count(shopProducts, deleted)) === 0) return;
  const [other] = _parent
    ? [{ _id: _parent }]
    : await tx.select({ _id: shopCategories._id }).from(shopCategories).where(ne(shopCategories._id, _id)).limit(1);
  if (!other) fail('in_use');
  await tx.update(shopProducts).set({ _category: other._id }).where(deleted);
};

const handlersOn = (db: Database, files: Files) =>
  crudHandlers(db, contract.console.categories, shopCategories, {
    search: ['name', 'code'],
    write: async (body, { tx, current }) => {
      if (body._parent) await checkParent(tx, current?._id ?? null, body._parent);
      return current ? body : { ...body, order: body.order ?? (await lastOf(tx)) };
    },
    beforeRemove: async (row, tx) => {
      const children = await tx.$count(shopCategories, eq(shopCategories._parent, row._id));
      const kept = and(eq(shopProducts._category, row._id), isNull(shopProducts.deletedAt));
      const [held] = await tx.select({ products: count() }).from(shopProducts).where(kept);
      const products = held?.products ?? 0;
      if (children + products > 0) fail('in_use', { answer: { children, products } });
      await moveDeleted(tx, row);
      if (row.thumb) await files.release(tx, [row.thumb._id]);
    },
  });

export const serveConsoleCategories = (app: FastifyInstance, { db, files }: { db: Database; files: Files }) => {
  const inTree = <T>(work: (tx: Database) => Promise<T>) =>
    db.transaction(async (tx) => {
      await lockTree(tx);
      return work(tx);
    });

  const setThumb = async (tx: Database, id: string, thumb: FileRef | null, caller: Caller) => {
    const [before] = await tx.select().from(shopCategories).where(eq(shopCategories._id, id)).for('update');
    if (!before || (!thumb && !before.thumb)) fail('not_found');
    if (before.thumb) await files.release(tx, [before.thumb._id]);
    const [after] = await tx
      .update(shopCategories)
      .set({ thumb, ...touched(shopCategories, caller) })
      .where(eq(shopCategories._id, id))
      .returning();
    if (!after) fail('internal');
    await writeAudit(tx, caller, { action: 'UPDATE', resource, target: id, before, after });
    return after;
  };

  const { list, get } = handlersOn(db, files);
  serve(app, contract.console.categories, {
    list,
    get,
    create: (input) => inTree(async (tx) => handlersOn(tx, files).create(input)),
    update: (input) => inTree(async (tx) => handlersOn(tx, files).update(input)),
    remove: (input) => inTree(async (tx) => handlersOn(tx, files).remove(input)),
    reorder: ({ body, ...caller }) => inTree((tx) => reorder(tx, body.tree, caller)),

    setThumb: ({ params, file, ...caller }) =>
      files.add(file, { kind: 'picture', side: pictureSide, user: caller.user }, async (tx, thumb) => {
        await files.attach(tx, thumb._id, { resource, id: params.id, slot: 'thumb' });
        return { category: await setThumb(tx, params.id, thumb, caller) };
      }),
    removeThumb: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        await setThumb(tx, params.id, null, caller);
      }),
  });
};
