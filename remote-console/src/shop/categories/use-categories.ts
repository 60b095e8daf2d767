import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Category } from 'shared/contract';
import { allRows } from '../../data/all-rows';
import { useWord } from '../../parts/use-word';
import { lines } from './tree';

export const categoriesKey = ['shop/categories', 'tree'];

/** All categories; there are never more than fit on one screen or two. */
export const useCategories = () => {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: categoriesKey,
    queryFn: () =>
      allRows<Category>(dataProvider, 'shop/categories', { sort: { field: 'order', order: 'ASC' }, filter: {} }),
  });
};

/** Categories as choices in the order of the tree, each by its whole way: "가구 › 의자". */
export const useCategoryChoices = () => {
  const word = useWord();
  const { data = [], isPending } = useCategories();
  const byId = new Map(data.map((category) => [category._id, category]));
  const wayTo = (id: string): string => {
    const category = byId.get(id);
    if (!category) return '';
    return [category._parent && wayTo(category._parent), word(category.name)].filter(Boolean).join(' › ');
  };
  return { choices: lines(data).map(({ id, depth }) => ({ id, depth, name: wayTo(id) })), isPending, wayTo };
};
