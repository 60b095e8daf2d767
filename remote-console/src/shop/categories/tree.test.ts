import { describe, expect, test } from '@jest/globals';
import { dropped, type Line, lines, places, stepped } from './tree';

/** `a b> c>> d` as lines: a mark for each level. */
const tree = (text: string): Line[] =>
  text.split(' ').map((word) => ({ id: word.replaceAll('>', ''), depth: word.match(/>/g)?.length ?? 0 }));

const text = (of: Line[] | null) => of?.map(({ id, depth }) => id + '>'.repeat(depth)).join(' ') ?? null;

const stepOf = (of: string, id: string, step: Parameters<typeof stepped>[2]) => {
  const start = tree(of);
  return text(
    stepped(
      start,
      start.findIndex((line) => line.id === id),
      step,
    ),
  );
};

test('lines stand below their parents, in the order of their siblings', () => {
  const stored = [
    { _id: 'c', _parent: 'a', order: 2 },
    { _id: 'b', _parent: null, order: 1 },
    { _id: 'd', _parent: 'a', order: 1 },
    { _id: 'a', _parent: null, order: 0 },
    { _id: 'e', _parent: 'd', order: 0 },
  ];
  expect(text(lines(stored))).toBe('a d> e>> c> b');
});

test('what the lines say is what was stored', () =>
  expect(places(tree('a d> e>> c> b'))).toEqual([
    { _id: 'a', _parent: null },
    { _id: 'd', _parent: 'a' },
    { _id: 'e', _parent: 'd' },
    { _id: 'c', _parent: 'a' },
    { _id: 'b', _parent: null },
  ]));

describe('a step', () => {
  test('passes the sibling with all that is below it', () => {
    expect(stepOf('a b> c>> d', 'd', 'up')).toBe('d a b> c>>');
    expect(stepOf('a b> c>> d e>', 'a', 'down')).toBe('d e> a b> c>>');
  });

  test('goes nowhere at the end of the siblings', () => {
    expect(stepOf('a b> c', 'b', 'up')).toBeNull();
    expect(stepOf('a b> c', 'b', 'down')).toBeNull();
  });

  test('goes below the sibling before, as its last', () => {
    expect(stepOf('a b> c', 'c', 'in')).toBe('a b> c>');
    expect(stepOf('a b> c', 'a', 'in')).toBeNull();
  });

  test('goes no deeper than the third level, counting what hangs below', () => {
    expect(stepOf('a b> c> d>>', 'c', 'in')).toBeNull();
    expect(stepOf('a b c> d>>', 'b', 'in')).toBeNull();
  });

  test('goes out beside the parent, behind its other children', () => {
    expect(stepOf('a b> c> d', 'b', 'out')).toBe('a c> b d');
    expect(stepOf('a b> c>> d> e', 'c', 'out')).toBe('a b> c> d> e');
    expect(stepOf('a b', 'b', 'out')).toBeNull();
  });
});

describe('a branch that is dropped', () => {
  test('takes along what is below it', () => {
    expect(text(dropped(tree('a b> c d'), 'a', 'd', 0))).toBe('c d a b>');
    expect(text(dropped(tree('a b> c d'), 'd', 'a', 0))).toBe('d a b> c');
  });

  test('stands as deep as it was dragged sideways, where that fits', () => {
    expect(text(dropped(tree('a b> c'), 'c', 'b', 1))).toBe('a c> b>');
    expect(text(dropped(tree('a b> c'), 'c', 'c', 2))).toBe('a b> c>>');
    expect(text(dropped(tree('a b> c'), 'c', 'b', 0))).toBe('a c> b>');
    expect(text(dropped(tree('a b c'), 'b', 'b', 9))).toBe('a b> c');
  });

  test('does not fall into itself, nor below the third level', () => {
    expect(dropped(tree('a b> c'), 'a', 'b', 2)).toBeNull();
    expect(dropped(tree('a b> c>> d e>'), 'd', 'c', 2)).toBeNull();
  });
});
