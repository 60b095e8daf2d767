import { maxCategoryDepth } from 'shared/contract';

const maxDepth = maxCategoryDepth - 1;

/** An item of the flattened tree. Parents are not stored: they follow from the order and the depths. */
export interface TreeItem {
  id: string;
  /** From 0. */
  depth: number;
}

interface StoredCategory {
  _id: string;
  _parent: string | null;
  order: number;
}

/** Flattens the stored categories depth first, siblings by their order. */
export const flattenTree = (
  categories: readonly StoredCategory[],
  parent: string | null = null,
  depth = 0,
): TreeItem[] =>
  categories
    .filter(({ _parent }) => _parent === parent)
    .toSorted((a, b) => a.order - b.order || a._id.localeCompare(b._id))
    .flatMap(({ _id }) => [{ id: _id, depth }, ...flattenTree(categories, _id, depth + 1)]);

const getDepth = (tree: readonly TreeItem[], at: number) => tree[at]?.depth ?? -1;

/** Index after the branch that begins at `at`. */
export const findBranchEnd = (tree: readonly TreeItem[], at: number) => {
  const end = tree.findIndex(({ depth }, index) => index > at && depth <= getDepth(tree, at));
  return end === -1 ? tree.length : end;
};

const shiftDepth = (branch: readonly TreeItem[], by: number) =>
  branch.map(({ id, depth }) => ({ id, depth: depth + by }));

/** Number of levels below the first item of a branch. */
const getHeight = (branch: readonly TreeItem[]) => Math.max(...branch.map(({ depth }) => depth)) - getDepth(branch, 0);

/** Splits the tree into the branch at `at` and the rest. */
const extractBranch = (tree: readonly TreeItem[], at: number) => {
  const rest = [...tree];
  return { branch: rest.splice(at, findBranchEnd(tree, at) - at), rest };
};

/** The possible depth of a branch before `rest[at]` that is nearest to `requested`; null if there is none. */
const clampDepth = (rest: readonly TreeItem[], at: number, branch: readonly TreeItem[], requested: number) => {
  const lowest = Math.max(getDepth(rest, at), 0);
  const highest = Math.min(getDepth(rest, at - 1) + 1, maxDepth - getHeight(branch));
  return highest < lowest ? null : Math.min(Math.max(requested, lowest), highest);
};

/** The tree after the branch of `id` is dropped on `over`, at the depth nearest to `requested`; null if it cannot be. */
export const dropBranch = (
  tree: readonly TreeItem[],
  id: string,
  over: string,
  requested: number,
): TreeItem[] | null => {
  const from = tree.findIndex((item) => item.id === id);
  const target = tree.findIndex((item) => item.id === over);
  const { branch, rest } = extractBranch(tree, from);
  if (branch.some((item) => item.id === over) && id !== over) return null;
  // Dragged downwards, the branch is placed after the item that it is dropped on, as in any sortable list.
  const at = id === over ? from : rest.findIndex((item) => item.id === over) + (target > from ? 1 : 0);
  const depth = clampDepth(rest, at, branch, requested);
  if (depth === null) return null;
  return rest.toSpliced(at, 0, ...shiftDepth(branch, depth - getDepth(branch, 0)));
};

export const steps = ['up', 'down', 'in', 'out'] as const;
export type Step = (typeof steps)[number];

/** Index of the previous sibling of the item at `at`, or -1. */
const findPreviousSibling = (tree: readonly TreeItem[], at: number) => {
  for (let index = at - 1; getDepth(tree, index) >= getDepth(tree, at); index--)
    if (getDepth(tree, index) === getDepth(tree, at)) return index;
  return -1;
};

/** The tree after one step: past a sibling, into the previous one, or out of the parent; null if it is not possible. */
export const stepBranch = (tree: readonly TreeItem[], at: number, step: Step): TreeItem[] | null => {
  const { branch, rest } = extractBranch(tree, at);
  const previous = findPreviousSibling(tree, at);
  const depth = getDepth(tree, at);
  if (step === 'up') return previous < 0 ? null : rest.toSpliced(previous, 0, ...branch);
  if (step === 'down')
    return getDepth(rest, at) === depth ? rest.toSpliced(findBranchEnd(rest, at), 0, ...branch) : null;
  if (step === 'in')
    return previous < 0 || depth + 1 + getHeight(branch) > maxDepth
      ? null
      : rest.toSpliced(at, 0, ...shiftDepth(branch, 1));
  if (depth === 0) return null;
  const parent = rest.findLastIndex((item, index) => index < at && item.depth < depth);
  return rest.toSpliced(findBranchEnd(rest, parent), 0, ...shiftDepth(branch, -1));
};

/** The id of each item with that of its parent, in their order. */
export const toParentIds = (tree: readonly TreeItem[]) =>
  tree.map(({ id, depth }, at) => ({
    _id: id,
    _parent: tree.slice(0, at).findLast((item) => item.depth < depth)?.id ?? null,
  }));
