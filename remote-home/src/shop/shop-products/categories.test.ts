import { expect, test } from '@jest/globals';
import { countIn, find, opened, wayTo } from './categories';
import type { ShopCategory } from './load';

const category = (_id: string, _parent: string | null, depth: number): ShopCategory => ({
  _id,
  _parent,
  code: `code-${_id}`,
  name: _id,
  order: 0,
  thumb: null,
  depth,
  productCount: 0,
});

const tree = [
  category('table', null, 1),
  category('cups', 'table', 2),
  category('tea', 'cups', 3),
  category('bath', null, 1),
];

test('a category is found by its code as by its id', () => {
  expect(find(tree, 'cups')).toBe(tree[1]);
  expect(find(tree, 'code-tea')).toBe(tree[2]);
  expect(find(tree, '')).toBeUndefined();
});

test('the tree is open only on the way to what is looked at', () => {
  const shown = (id: string) => opened(tree, wayTo(tree, find(tree, id))).map(({ _id }) => _id);
  expect(shown('')).toEqual(['table', 'bath']);
  expect(shown('cups')).toEqual(['table', 'cups', 'tea', 'bath']);
  expect(wayTo(tree, tree[2]).map(({ _id }) => _id)).toEqual(['table', 'cups', 'tea']);
});

test('a category counts what lies below it', () => {
  const facets = [
    { _category: 'tea', count: 2 },
    { _category: 'cups', count: 3 },
    { _category: 'bath', count: 4 },
  ];
  expect(tree.map((one) => countIn(tree, facets, one))).toEqual([5, 5, 2, 4]);
});
