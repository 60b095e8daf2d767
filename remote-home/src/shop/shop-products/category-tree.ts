import type { ShopCategory } from './load';

/** The category with this code or id. */
export const findCategory = (categories: ShopCategory[], codeOrId: string) =>
  categories.find(({ _id, code }) => code === codeOrId || _id === codeOrId);

/** The ancestors of a category from the top down, and the category itself; empty without one. */
export const getCategoryPath = (categories: ShopCategory[], category: ShopCategory | undefined): ShopCategory[] => {
  if (!category) return [];
  const parent = categories.find(({ _id }) => _id === category._parent);
  return [...getCategoryPath(categories, parent), category];
};

/** The top categories, and the children of every category on the path. */
export const getVisibleCategories = (categories: ShopCategory[], path: ShopCategory[]) =>
  categories.filter(({ _parent }) => _parent === null || path.some(({ _id }) => _id === _parent));

/** The number of products in a category and all below it; `facets` counts each category by itself. */
export const countProducts = (
  categories: ShopCategory[],
  facets: readonly { _category: string; count: number }[],
  { _id }: ShopCategory,
): number =>
  (facets.find(({ _category }) => _category === _id)?.count ?? 0) +
  categories
    .filter(({ _parent }) => _parent === _id)
    .reduce((sum, child) => sum + countProducts(categories, facets, child), 0);
