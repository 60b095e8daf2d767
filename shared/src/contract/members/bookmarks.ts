import { z } from 'zod';
import { FileRef, id, L, order, record } from '../fields';
import { crud, route } from '../machine';

export const bookmarkTypes = ['USER', 'FAIR', 'BOARD', 'PRODUCT', 'SHOP_PRODUCT', 'WORK'] as const;

const target = z.strictObject({ type: z.enum(bookmarkTypes), _id: id });

export const Bookmark = z.object({
  ...record.shape,
  target,
  memo: z.string().nullable(),
  order,
  /** What it points at; null where that is gone. */
  shown: z.object({ title: L(120), picture: FileRef.nullable() }).nullable(),
});
export type Bookmark = z.infer<typeof Bookmark>;

const memo = z.string().trim().max(500).nullish();
const base = crud(
  '/v1/me/bookmarks',
  {
    one: 'bookmark',
    many: 'bookmarks',
    entity: Bookmark,
    write: z.object({ target, memo, order: order.optional() }),
    sorts: ['createdAt', 'order'],
    filters: { type: z.enum(bookmarkTypes).optional(), target: id.optional() },
  },
  'member',
);

/** A private list: nobody learns that they are on it. */
export const bookmarks = {
  list: route({ ...base.list, localised: true }),
  get: route({ ...base.get, localised: true }),
  create: route({ ...base.create, summary: 'Bookmark; one that exists is answered as it is', localised: true }),
  update: route({
    ...base.update,
    summary: 'Change the memo or the place',
    body: z.strictObject({ memo, order: order.optional(), version: z.int().min(0) }),
    localised: true,
  }),
  remove: base.remove,
};
