import { z } from 'zod';
import { crud } from '../crud';
import { baseRecord, id } from '../fields';
import { Bookmark } from '../members/bookmarks';
import { route } from '../route';

export const likeTypes = ['BOARD', 'PRODUCT', 'SHOP_PRODUCT', 'WORK', 'FAIR', 'USER', 'REVIEW'] as const;

const target = z.strictObject({ type: z.enum(likeTypes), _id: id });

export const Like = z.object({
  ...baseRecord.shape,
  target,
  shown: Bookmark.shape.shown,
  /** Number of likes of all members. */
  count: z.int(),
});
export type Like = z.infer<typeof Like>;

const base = crud(
  '/v1/me/likes',
  {
    one: 'like',
    many: 'likes',
    entity: Like,
    write: z.object({ target }),
    search: false,
    sorts: ['createdAt'],
    filters: { type: z.enum(likeTypes).optional(), target: id.optional() },
  },
  'member',
);

/** The number of likes is public, the members are not. */
export const likes = {
  list: route({ ...base.list, localised: true }),
  get: route({ ...base.get, localised: true }),
  create: route({ ...base.create, summary: 'Like a record; an existing like is returned unchanged', localised: true }),
  update: route({
    ...base.update,
    summary: 'A like has nothing to change: returned unchanged',
    body: z.strictObject({ version: z.int().min(0) }),
    localised: true,
  }),
  remove: base.remove,
};
