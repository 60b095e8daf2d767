import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Category } from 'shared/contract';
import { useLocalised } from '../../components/hooks/use-localised';
import { fetchAllRows } from '../../data/fetch-all-rows';
import { flattenTree } from './tree';

export const categoriesKey = ['shop/categories', 'tree'];

/** All categories, which are few. */
export const useCategories = () => {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: categoriesKey,
    queryFn: () =>
      fetchAllRows<Category>(dataProvider, 'shop/categories', { sort: { field: 'order', order: 'ASC' }, filter: {} }),
  });
};

/** Categories as choices in the order of the tree, named by their path such as "가구 › 의자". */
export const useCategoryChoices = () => {
  const localise = useLocalised();
  const { data = [], isPending } = useCategories();
  const byId = new Map(data.map((category) => [category._id, category]));
  const getPath = (id: string): string => {
    const category = byId.get(id);
    if (!category) return '';
    return [category._parent && getPath(category._parent), localise(category.name)].filter(Boolean).join(' › ');
  };
  return {
    choices: flattenTree(data).map(({ id, depth }) => ({ id, depth, name: getPath(id) })),
    isPending,
    getPath,
  };
};
