import type { ShopCategory } from './load';

export const find = (categories: ShopCategory[], asked: string) =>
  categories.find(({ _id, code }) => code === asked || _id === asked);

/** From the top down to this one. */
export const wayTo = (categories: ShopCategory[], category: ShopCategory | undefined): ShopCategory[] =>
  category
    ? [
        ...wayTo(
          categories,
          categories.find(({ _id }) => _id === category._parent),
        ),
        category,
      ]
    : [];

/** Those at the top, and below every one on the way to what is looked at: the tree stays short. */
export const opened = (categories: ShopCategory[], way: ShopCategory[]) =>
  categories.filter(({ _parent }) => _parent === null || way.some(({ _id }) => _id === _parent));

/** Products that the filters leave in a category and all below it; `facets` counts each category by itself. */
export const countIn = (
  categories: ShopCategory[],
  facets: readonly { _category: string; count: number }[],
  { _id }: ShopCategory,
): number =>
  (facets.find(({ _category }) => _category === _id)?.count ?? 0) +
  categories
    .filter(({ _parent }) => _parent === _id)
    .reduce((sum, below) => sum + countIn(categories, facets, below), 0);
