import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import type { Product } from 'shared/contract';
import { useReader } from '../../data/use-reader';

const perPage = 24;

export const useProducts = (page: number, status: Product['status'] | null) => {
  const { sub } = useReader();
  return useQuery({
    queryKey: ['products', sub, page, status],
    queryFn: () =>
      api.products.list({ query: { page, limit: perPage, sort: '-updatedAt', ...(status && { status }) } }),
    placeholderData: keepPreviousData,
  });
};

export const useProduct = (id: string) => {
  const { sub } = useReader();
  return useQuery({
    queryKey: ['product', sub, id],
    queryFn: async () => (await api.products.get({ params: { id } })).product,
  });
};
