import { expect, test } from '@jest/globals';
import { countProducts, findCategory, getCategoryPath, getVisibleCategories } from './category-tree';
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
  expect(findCategory(tree, 'cups')).toBe(tree[1]);
  expect(findCategory(tree, 'code-tea')).toBe(tree[2]);
  expect(findCategory(tree, '')).toBeUndefined();
});

test('only the categories on the path are expanded', () => {
  const getVisibleIds = (id: string) =>
    getVisibleCategories(tree, getCategoryPath(tree, findCategory(tree, id))).map(({ _id }) => _id);
  expect(getVisibleIds('')).toEqual(['table', 'bath']);
  expect(getVisibleIds('cups')).toEqual(['table', 'cups', 'tea', 'bath']);
  expect(getCategoryPath(tree, tree[2]).map(({ _id }) => _id)).toEqual(['table', 'cups', 'tea']);
});

test('the count of a category includes the categories below it', () => {
  const facets = [
    { _category: 'tea', count: 2 },
    { _category: 'cups', count: 3 },
    { _category: 'bath', count: 4 },
  ];
  expect(tree.map((one) => countProducts(tree, facets, one))).toEqual([5, 5, 2, 4]);
});
