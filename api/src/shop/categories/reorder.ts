import { eq } from 'drizzle-orm';
import { categoryDepth } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import { fail, failField } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { shopCategories } from './table';
import { readCategories, wayTo } from './tree';

interface Leaf {
  _id: string;
  _parent: string | null;
}

const sorted = (leaves: readonly Leaf[]) => leaves.map(({ _id }) => _id).sort();

/** All or nothing: a tree that misses, repeats or adds a category is refused, and so is one too deep or in a circle (C-5). */
export const reorder = async (tx: Database, tree: Leaf[], caller: Caller) => {
  const before = await readCategories(tx);
  if (sorted(tree).join() !== sorted(before).join()) fail('order_mismatch');
  const known = new Set(tree.map(({ _id }) => _id));
  for (const { _id, _parent } of tree) {
    if (_parent !== null && !known.has(_parent)) fail('order_mismatch');
    if ((wayTo(tree, _id)?.length ?? Number.POSITIVE_INFINITY) > categoryDepth) failField('tree', 'invalid');
  }
  const parents = new Map(before.map(({ _id, _parent, order }) => [_id, { _parent, order }]));
  for (const [order, { _id, _parent }] of tree.entries()) {
    const old = parents.get(_id);
    if (old?._parent === _parent && old.order === order) continue;
    await tx
      .update(shopCategories)
      .set({ _parent, order, ...touched(shopCategories, caller) })
      .where(eq(shopCategories._id, _id));
  }
  await writeAudit(tx, caller, {
    action: 'UPDATE',
    resource: 'categories',
    before: { tree: before.map(({ _id, _parent }) => ({ _id, _parent })) },
    after: { tree },
  });
};
