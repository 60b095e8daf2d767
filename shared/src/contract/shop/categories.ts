import { z } from 'zod';
import { crud, deletion, listOf } from '../crud';
import { auditedRecord, booleanFlag, FileRef, id, localisedText, slug, sortOrder } from '../fields';
import { route } from '../route';

/** Levels of categories. */
export const maxCategoryDepth = 3;

const writable = z.object({
  name: localisedText(60),
  code: slug,
  /** The parent category; null at the top level. */
  _parent: id.nullish(),
  order: sortOrder,
  /** A disabled category and all below it are not listed. */
  enabled: z.boolean(),
});

export const Category = z.object({
  ...auditedRecord.shape,
  ...writable.shape,
  _parent: id.nullable(),
  thumb: FileRef.nullable(),
  /** Number of products on sale or sold out, without subcategories. */
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
    write: writable.partial({ order: true, enabled: true }),
    sorts: ['order', 'createdAt', 'updatedAt', 'code', 'productCount'],
    filters: { _parent: id.optional(), enabled: booleanFlag.optional() },
  },
  'console',
);

export const consoleCategories = {
  ...base,
  reorder: route({
    method: 'PUT',
    path: '/console/shop/categories/order',
    access: 'console',
    summary: 'Reorder the whole tree: each category once, with its parent (C-5)',
    body: z.strictObject({ tree: z.array(z.strictObject({ _id: id, _parent: id.nullable() })).max(1000) }),
    response: null,
    addition: true,
  }),
  setThumb: route({
    method: 'POST',
    path: '/console/shop/categories/:id/thumb',
    access: 'console',
    summary: 'Set the picture of a category',
    part: 'thumb',
    response: detail,
    addition: true,
  }),
  removeThumb: deletion('/console/shop/categories/:id/thumb', 'console', 'Remove the picture of a category', {
    addition: true,
  }),
};

export const PublicCategory = z.object({
  ...Category.pick({ _id: true, name: true, code: true, _parent: true, order: true, thumb: true }).shape,
  /** 1 at the top level. */
  depth: z.int(),
  /** Includes subcategories. */
  productCount: z.int(),
});
export type PublicCategory = z.infer<typeof PublicCategory>;

/** A category in the path from the top level. */
export const CategoryPathItem = Category.pick({ _id: true, name: true, code: true });

export const categories = {
  list: route({
    method: 'GET',
    path: '/v1/shop/categories',
    access: 'public',
    summary: 'The categories in tree order, each followed by its subcategories',
    ...listOf('categories', PublicCategory, { sorts: ['order'], filters: { parent: id.optional() } }),
    localised: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/shop/categories/:id',
    access: 'public',
    summary: 'A category by id or code, with its path and direct subcategories',
    response: z.object({
      category: PublicCategory.extend({ path: z.array(CategoryPathItem), children: z.array(PublicCategory) }),
    }),
    localised: true,
  }),
};
