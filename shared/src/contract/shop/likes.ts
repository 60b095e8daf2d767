import { z } from 'zod';
import { id, record } from '../fields';
import { crud, route } from '../machine';
import { Bookmark } from '../members/bookmarks';

export const likeTypes = ['BOARD', 'PRODUCT', 'SHOP_PRODUCT', 'WORK', 'FAIR', 'USER', 'REVIEW'] as const;

const target = z.strictObject({ type: z.enum(likeTypes), _id: id });

export const Like = z.object({
  ...record.shape,
  target,
  shown: Bookmark.shape.shown,
  /** Of everybody’s. */
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
    sorts: ['createdAt'],
    filters: { type: z.enum(likeTypes).optional(), target: id.optional() },
  },
  'member',
);

/** Everybody sees how many there are, and nobody whose they are. */
export const likes = {
  list: route({ ...base.list, localised: true }),
  get: route({ ...base.get, localised: true }),
  create: route({ ...base.create, summary: 'Like; what one likes already is answered as it is', localised: true }),
  update: route({
    ...base.update,
    summary: 'There is nothing to change about a like: answered as it is',
    body: z.strictObject({ version: z.int().min(0) }),
    localised: true,
  }),
  remove: base.remove,
};
