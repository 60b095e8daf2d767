import { api } from 'shared/client';
import { useMark } from '../../../members/my/use-mark';

export const useLike = (product: string) => {
  const type = 'SHOP_PRODUCT';
  return useMark(`like ${product}`, {
    find: async () => (await api.likes.list({ query: { type, target: product, limit: 1 } })).likes[0]?._id ?? null,
    create: async () => (await api.likes.create({ body: { target: { type, _id: product } } })).like._id,
    remove: (id) => api.likes.remove({ params: { id } }),
  });
};
