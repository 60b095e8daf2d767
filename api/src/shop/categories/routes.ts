import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { throwApiError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import type { ShopServices } from '../services';
import type { CategoryRow } from './table';
import { buildVisibleTree, findCategories, findCategoryPath, toPublicCategory } from './tree';

const matchesQuery = ({ name, code }: CategoryRow, q: string) =>
  [name.ko, name.en ?? '', name.cn ?? '', code].some((text) => text.toLowerCase().includes(q.toLowerCase()));

export const serveCategories = (app: FastifyInstance, { db }: ShopServices) =>
  serve(app, contract.categories, {
    list: async ({ query: { page, limit, q = '', from = '', to, sort, parent } }) => {
      const found = buildVisibleTree(await findCategories(db)).filter(
        ({ row }) =>
          matchesQuery(row, q) &&
          row.createdAt >= from &&
          (to === undefined || row.createdAt < to) &&
          (parent === undefined || row._parent === parent),
      );
      const ordered = sort === '-order' ? found.toReversed() : found;
      const categories = ordered.slice((page - 1) * limit, page * limit).map(toPublicCategory);
      return { categories, total: found.length, page, limit };
    },

    get: async ({ params: { id } }) => {
      const rows = await findCategories(db);
      const tree = buildVisibleTree(rows);
      const found = tree.find(({ row }) => row._id === id || row.code === id) ?? throwApiError('not_found');
      const children = tree.filter(({ row }) => row._parent === found.row._id).map(toPublicCategory);
      return { category: { ...toPublicCategory(found), path: findCategoryPath(rows, found.row._id) ?? [], children } };
    },
  });
