import { describe, expect, test } from '@jest/globals';
import { dropBranch, flattenTree, stepBranch, type TreeItem, toParentIds } from './tree';

/** Parses `a b> c>> d`, with one `>` for each level. */
const tree = (text: string): TreeItem[] =>
  text.split(' ').map((word) => ({ id: word.replaceAll('>', ''), depth: word.match(/>/g)?.length ?? 0 }));

const text = (of: TreeItem[] | null) => of?.map(({ id, depth }) => id + '>'.repeat(depth)).join(' ') ?? null;

const takeStep = (of: string, id: string, step: Parameters<typeof stepBranch>[2]) => {
  const start = tree(of);
  return text(
    stepBranch(
      start,
      start.findIndex((item) => item.id === id),
      step,
    ),
  );
};

test('categories are flattened below their parents, siblings by their order', () => {
  const stored = [
    { _id: 'c', _parent: 'a', order: 2 },
    { _id: 'b', _parent: null, order: 1 },
    { _id: 'd', _parent: 'a', order: 1 },
    { _id: 'a', _parent: null, order: 0 },
    { _id: 'e', _parent: 'd', order: 0 },
  ];
  expect(text(flattenTree(stored))).toBe('a d> e>> c> b');
});

test('the flattened tree gives the parent of each item', () =>
  expect(toParentIds(tree('a d> e>> c> b'))).toEqual([
    { _id: 'a', _parent: null },
    { _id: 'd', _parent: 'a' },
    { _id: 'e', _parent: 'd' },
    { _id: 'c', _parent: 'a' },
    { _id: 'b', _parent: null },
  ]));

describe('a step', () => {
  test('moves past the sibling and its whole branch', () => {
    expect(takeStep('a b> c>> d', 'd', 'up')).toBe('d a b> c>>');
    expect(takeStep('a b> c>> d e>', 'a', 'down')).toBe('d e> a b> c>>');
  });

  test('is not possible past the first or last sibling', () => {
    expect(takeStep('a b> c', 'b', 'up')).toBeNull();
    expect(takeStep('a b> c', 'b', 'down')).toBeNull();
  });

  test('moves into the previous sibling as its last child', () => {
    expect(takeStep('a b> c', 'c', 'in')).toBe('a b> c>');
    expect(takeStep('a b> c', 'a', 'in')).toBeNull();
  });

  test('does not go below the third level, including the branch', () => {
    expect(takeStep('a b> c> d>>', 'c', 'in')).toBeNull();
    expect(takeStep('a b c> d>>', 'b', 'in')).toBeNull();
  });

  test('moves out of the parent, after its other children', () => {
    expect(takeStep('a b> c> d', 'b', 'out')).toBe('a c> b d');
    expect(takeStep('a b> c>> d> e', 'c', 'out')).toBe('a b> c> d> e');
    expect(takeStep('a b', 'b', 'out')).toBeNull();
  });
});

describe('a dropped branch', () => {
  test('keeps its items', () => {
    expect(text(dropBranch(tree('a b> c d'), 'a', 'd', 0))).toBe('c d a b>');
    expect(text(dropBranch(tree('a b> c d'), 'd', 'a', 0))).toBe('d a b> c');
  });

  test('gets the level it was dragged to, as far as possible', () => {
    expect(text(dropBranch(tree('a b> c'), 'c', 'b', 1))).toBe('a c> b>');
    expect(text(dropBranch(tree('a b> c'), 'c', 'c', 2))).toBe('a b> c>>');
    expect(text(dropBranch(tree('a b> c'), 'c', 'b', 0))).toBe('a c> b>');
    expect(text(dropBranch(tree('a b c'), 'b', 'b', 9))).toBe('a b> c');
  });

  test('cannot be dropped into itself or below the third level', () => {
    expect(dropBranch(tree('a b> c'), 'a', 'b', 2)).toBeNull();
    expect(dropBranch(tree('a b> c>> d e>'), 'd', 'c', 2)).toBeNull();
  });
});
