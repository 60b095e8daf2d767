import { eq } from 'drizzle-orm';
import { maxCategoryDepth } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import { stampUpdate } from '../../platform/http/crud-types';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/serve';
import { shopCategories } from './table';
import { findCategories, findCategoryPath } from './tree';

interface CategoryPosition {
  _id: string;
  _parent: string | null;
}

const toSortedIds = (leaves: readonly CategoryPosition[]) => leaves.map(({ _id }) => _id).sort();

/** Reorders the whole tree. Throws `order_mismatch` if categories miss, repeat or are unknown, a field error for depth or cycles (C-5). */
export const reorderCategories = async (tx: Database, tree: CategoryPosition[], caller: Caller) => {
  const before = await findCategories(tx);
  if (toSortedIds(tree).join() !== toSortedIds(before).join()) throwApiError('order_mismatch');
  const ids = new Set(tree.map(({ _id }) => _id));
  for (const { _id, _parent } of tree) {
    if (_parent !== null && !ids.has(_parent)) throwApiError('order_mismatch');
    if ((findCategoryPath(tree, _id)?.length ?? Number.POSITIVE_INFINITY) > maxCategoryDepth)
      throwFieldError('tree', 'invalid');
  }
  const parents = new Map(before.map(({ _id, _parent, order }) => [_id, { _parent, order }]));
  for (const [order, { _id, _parent }] of tree.entries()) {
    const old = parents.get(_id);
    if (old?._parent === _parent && old.order === order) continue;
    await tx
      .update(shopCategories)
      .set({ _parent, order, ...stampUpdate(shopCategories, caller) })
      .where(eq(shopCategories._id, _id));
  }
  await writeAudit(tx, caller, {
    action: 'UPDATE',
    resource: 'categories',
    before: { tree: before.map(({ _id, _parent }) => ({ _id, _parent })) },
    after: { tree },
  });
};
