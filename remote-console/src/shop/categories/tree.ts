import { categoryDepth } from 'shared/contract';

const deepest = categoryDepth - 1;

/** A line of the tree as it is shown. The lines in their order and depths say everything: nobody's parent is stored. */
export interface Line {
  id: string;
  /** From 0. */
  depth: number;
}

interface Stored {
  _id: string;
  _parent: string | null;
  order: number;
}

/** Depth first, siblings by their order. */
export const lines = (categories: readonly Stored[], parent: string | null = null, depth = 0): Line[] =>
  categories
    .filter(({ _parent }) => _parent === parent)
    .toSorted((a, b) => a.order - b.order || a._id.localeCompare(b._id))
    .flatMap(({ _id }) => [{ id: _id, depth }, ...lines(categories, _id, depth + 1)]);

const depthAt = (tree: readonly Line[], at: number) => tree[at]?.depth ?? -1;

/** Where the branch that begins at `at` ends: the first line that is not below it. */
export const endOf = (tree: readonly Line[], at: number) => {
  const end = tree.findIndex(({ depth }, index) => index > at && depth <= depthAt(tree, at));
  return end === -1 ? tree.length : end;
};

const shifted = (branch: readonly Line[], by: number) => branch.map(({ id, depth }) => ({ id, depth: depth + by }));

/** Levels that a branch has below its first line. */
const height = (branch: readonly Line[]) => Math.max(...branch.map(({ depth }) => depth)) - depthAt(branch, 0);

const without = (tree: readonly Line[], at: number) => ({
  branch: tree.slice(at, endOf(tree, at)),
  rest: [...tree.slice(0, at), ...tree.slice(endOf(tree, at))],
});

/** The depth nearest to the wished one at which a branch can stand before `rest[at]`. */
const fitting = (rest: readonly Line[], at: number, branch: readonly Line[], wished: number) => {
  const least = Math.max(depthAt(rest, at), 0);
  const most = Math.min(depthAt(rest, at - 1) + 1, deepest - height(branch));
  return most < least ? null : Math.min(Math.max(wished, least), most);
};

/** The branch of `id` where `over` stands, as deep as wished if it fits there; null where no place is deep enough. */
export const dropped = (tree: readonly Line[], id: string, over: string, wished: number): Line[] | null => {
  const from = tree.findIndex((line) => line.id === id);
  const target = tree.findIndex((line) => line.id === over);
  const { branch, rest } = without(tree, from);
  if (branch.some((line) => line.id === over) && id !== over) return null;
  // Dragged downwards it comes to stand behind the line under it, as every sortable list has it.
  const at = id === over ? from : rest.findIndex((line) => line.id === over) + (target > from ? 1 : 0);
  const depth = fitting(rest, at, branch, wished);
  if (depth === null) return null;
  return [...rest.slice(0, at), ...shifted(branch, depth - depthAt(branch, 0)), ...rest.slice(at)];
};

export const steps = ['up', 'down', 'in', 'out'] as const;
export type Step = (typeof steps)[number];

/** Index of the sibling before the line at `at`, or -1. */
const before = (tree: readonly Line[], at: number) => {
  for (let index = at - 1; depthAt(tree, index) >= depthAt(tree, at); index--)
    if (depthAt(tree, index) === depthAt(tree, at)) return index;
  return -1;
};

const put = (rest: readonly Line[], at: number, branch: readonly Line[]) => [
  ...rest.slice(0, at),
  ...branch,
  ...rest.slice(at),
];

/** One step without dragging: past a sibling, below the one before, or out beside the parent; null where there is no way. */
export const stepped = (tree: readonly Line[], at: number, step: Step): Line[] | null => {
  const { branch, rest } = without(tree, at);
  const previous = before(tree, at);
  const depth = depthAt(tree, at);
  if (step === 'up') return previous < 0 ? null : put(rest, previous, branch);
  if (step === 'down') return depthAt(rest, at) === depth ? put(rest, endOf(rest, at), branch) : null;
  if (step === 'in')
    return previous < 0 || depth + 1 + height(branch) > deepest ? null : put(rest, at, shifted(branch, 1));
  if (depth === 0) return null;
  const parent = rest.findLastIndex((line, index) => index < at && line.depth < depth);
  return put(rest, endOf(rest, parent), shifted(branch, -1));
};

/** Each with the one above it, in the order of the lines. */
export const places = (tree: readonly Line[]) =>
  tree.map(({ id, depth }, at) => ({
    _id: id,
    _parent: tree.slice(0, at).findLast((line) => line.depth < depth)?.id ?? null,
  }));
