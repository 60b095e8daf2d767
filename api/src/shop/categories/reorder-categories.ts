import { maxCategoryDepth } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { updateRecord } from '../../platform/http/records';
import type { Caller } from '../../platform/http/serve';
import { shopCategories } from './table';
import { type CategoryLink, findCategories, findCategoryPath } from './tree';

const toSortedIds = (leaves: readonly CategoryLink[]) => leaves.map(({ _id }) => _id).sort();

/** Reorders the whole tree. Throws `order_mismatch` if categories miss, repeat or are unknown, a field error for depth or cycles (C-5). */
export const reorderCategories = async (tx: Database, tree: CategoryLink[], caller: Caller) => {
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
    await updateRecord(tx, shopCategories, _id, { _parent, order }, caller);
  }
  await writeAudit(tx, caller, {
    action: 'UPDATE',
    resource: 'categories',
    before: { tree: before.map(({ _id, _parent }) => ({ _id, _parent })) },
    after: { tree },
  });
};
