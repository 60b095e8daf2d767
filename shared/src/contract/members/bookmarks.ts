import { z } from 'zod';
import { crud } from '../crud';
import { baseRecord, FileRef, id, localisedText, sortOrder } from '../fields';
import { route } from '../route';

export const bookmarkTypes = ['USER', 'FAIR', 'BOARD', 'PRODUCT', 'SHOP_PRODUCT', 'WORK'] as const;

const target = z.strictObject({ type: z.enum(bookmarkTypes), _id: id });

export const Bookmark = z.object({
  ...baseRecord.shape,
  target,
  memo: z.string().nullable(),
  order: sortOrder,
  /** The bookmarked record; null where it is deleted. */
  shown: z.object({ title: localisedText(120), picture: FileRef.nullable() }).nullable(),
});
export type Bookmark = z.infer<typeof Bookmark>;

const memo = z.string().trim().max(500).nullish();
const base = crud(
  '/v1/me/bookmarks',
  {
    one: 'bookmark',
    many: 'bookmarks',
    entity: Bookmark,
    write: z.object({ target, memo, order: sortOrder.optional() }),
    sorts: ['createdAt', 'order'],
    filters: { type: z.enum(bookmarkTypes).optional(), target: id.optional() },
  },
  'member',
);

/** A private list: the owners of bookmarked records are not notified. */
export const bookmarks = {
  list: route({ ...base.list, localised: true }),
  get: route({ ...base.get, localised: true }),
  create: route({
    ...base.create,
    summary: 'Create a bookmark; an existing one is returned unchanged',
    localised: true,
  }),
  update: route({
    ...base.update,
    summary: 'Change memo or position',
    body: z.strictObject({ memo, order: sortOrder.optional(), version: z.int().min(0) }),
    localised: true,
  }),
  remove: base.remove,
};
