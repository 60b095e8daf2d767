import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import type { CategoryRow } from './table';
import { asShown, readCategories, shownTree, wayTo } from './tree';

const isCalled = ({ name, code }: CategoryRow, q: string) =>
  [name.ko, name.en ?? '', name.cn ?? '', code].some((text) => text.toLowerCase().includes(q.toLowerCase()));

export const serveCategories = (app: FastifyInstance, db: Database) =>
  serve(app, contract.categories, {
    list: async ({ query: { page, limit, q = '', from = '', to, sort, parent } }) => {
      const found = shownTree(await readCategories(db)).filter(
        ({ row }) =>
          isCalled(row, q) &&
          row.createdAt >= from &&
          (to === undefined || row.createdAt < to) &&
          (parent === undefined || row._parent === parent),
      );
      const ordered = sort === '-order' ? found.toReversed() : found;
      const categories = ordered.slice((page - 1) * limit, page * limit).map(asShown);
      return { categories, total: found.length, page, limit };
    },

    get: async ({ params: { id } }) => {
      const rows = await readCategories(db);
      const tree = shownTree(rows);
      const found = tree.find(({ row }) => row._id === id || row.code === id) ?? fail('not_found');
      const children = tree.filter(({ row }) => row._parent === found.row._id).map(asShown);
      return { category: { ...asShown(found), path: wayTo(rows, found.row._id) ?? [], children } };
    },
  });
