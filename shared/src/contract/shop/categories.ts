import { z } from 'zod';
import { FileRef, flag, id, L, order, owned, slug } from '../fields';
import { crud, listOf, listQuery, route } from '../machine';

/** A category, one below it, and one below that. */
export const categoryDepth = 3;

const written = z.object({
  name: L(60),
  code: slug,
  /** The category above; null for one at the top. */
  _parent: id.nullish(),
  order,
  /** What is switched off is in no list, and neither is anything below it. */
  enabled: z.boolean(),
});

export const Category = z.object({
  ...owned.shape,
  ...written.shape,
  _parent: id.nullable(),
  thumb: FileRef.nullable(),
  /** Products on sale or sold out in this very category. */
  productCount: z.int(),
});
export type Category = z.infer<typeof Category>;

const detail = z.object({ category: Category });
const base = crud(
  '/console/shop/categories',
  {
    one: 'category',
    many: 'categories',
    entity: Category,
    write: written.partial({ order: true, enabled: true }),
    sorts: ['order', 'createdAt', 'updatedAt', 'code', 'productCount'],
    filters: { _parent: id.optional(), enabled: flag.optional() },
  },
  'console',
);

export const consoleCategories = {
  ...base,
  reorder: route({
    method: 'PUT',
    path: '/console/shop/categories/order',
    access: 'console',
    summary: 'Put the whole tree in a new order, each category once with the one above it (C-5)',
    body: z.strictObject({ tree: z.array(z.strictObject({ _id: id, _parent: id.nullable() })).max(1000) }),
    response: null,
    ours: true,
  }),
  setThumb: route({
    method: 'POST',
    path: '/console/shop/categories/:id/thumb',
    access: 'console',
    summary: 'Set the picture of a category',
    part: 'thumb',
    response: detail,
    ours: true,
  }),
  removeThumb: route({
    method: 'DELETE',
    path: '/console/shop/categories/:id/thumb',
    access: 'console',
    summary: 'Take the picture of a category away',
    response: null,
    ours: true,
  }),
};

const shown = z.object({
  ...Category.pick({ _id: true, name: true, code: true, _parent: true, order: true, thumb: true }).shape,
  /** 1 at the top. */
  depth: z.int(),
  /** With those of all categories below. */
  productCount: z.int(),
});
export type ShownCategory = z.infer<typeof shown>;

/** A category on the way to what is looked at. */
export const CategoryStep = Category.pick({ _id: true, name: true, code: true });

export const categories = {
  list: route({
    method: 'GET',
    path: '/v1/shop/categories',
    access: 'public',
    summary: 'The categories in the order of the tree, each followed by those below it',
    query: listQuery(['order'], { parent: id.optional() }),
    response: listOf('categories', shown),
    localised: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/shop/categories/:id',
    access: 'public',
    summary: 'A category by its id or code, with the way to it and what is right below',
    response: z.object({ category: shown.extend({ path: z.array(CategoryStep), children: z.array(shown) }) }),
    localised: true,
  }),
};
