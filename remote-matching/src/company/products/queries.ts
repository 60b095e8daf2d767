import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import type { Product } from 'shared/contract';
import { useMemberQuery } from '../../data/use-member-query';
import { useReader } from '../../data/use-reader';

const perPage = 24;

export const useProducts = (page: number, status: Product['status'] | null) =>
  useMemberQuery(
    ['products', page, status],
    () => api.products.list({ query: { page, limit: perPage, sort: '-updatedAt', ...(status && { status }) } }),
    { placeholderData: keepPreviousData },
  );

export const useProduct = (id: string) => {
  const { sub, sells } = useReader();
  return useQuery({
    queryKey: ['product', sub, id],
    queryFn: async () => (await api.products.get({ params: { id } })).product,
    enabled: sells,
  });
};
