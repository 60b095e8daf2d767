import { z } from 'zod';
import { FileRef, flag, id, instant, L, owned, record } from '../fields';
import { listOf, listQuery, route } from '../machine';

export const reviewStatuses = ['VISIBLE', 'HIDDEN'] as const;
export const reviewImageCount = 5;

const score = z.int().min(1).max(5);
const content = z.string().trim().min(10).max(2000);
const replied = z.string().trim().min(1).max(2000);

const Reply = z.object({ content: z.string(), at: instant });
const product = z.object({ name: L(120), thumb: FileRef.nullable() });

const base = {
  _product: id,
  score,
  content: z.string(),
  images: z.array(FileRef),
  reply: Reply.nullable(),
  likes: z.int(),
};

const own = z.object({ ...record.shape, ...base, _purchase: id, status: z.enum(reviewStatuses), product });
export type OwnReview = z.infer<typeof own>;
const detail = z.object({ review: own });
const image = '/v1/me/reviews/:id/images/:index';

/** One’s own. There is no change: who wants another text deletes the review and writes it anew. */
export const reviews = {
  list: route({
    method: 'GET',
    path: '/v1/me/reviews',
    access: 'member',
    summary: 'One’s own reviews',
    query: listQuery(['createdAt', 'score'], { _product: id.optional() }),
    response: listOf('reviews', own),
    localised: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/me/reviews',
    access: 'member',
    summary: 'Review what one has bought and received, once for each line of an order (S6)',
    body: z.strictObject({ _purchase: id, score, content }),
    response: detail,
    status: 201,
    localised: true,
  }),
  remove: route({
    method: 'DELETE',
    path: '/v1/me/reviews/:id',
    access: 'member',
    summary: 'Delete a review of one’s own',
    response: null,
  }),
  setImage: route({
    method: 'POST',
    path: image,
    access: 'member',
    summary: 'Set or append a picture (C-6)',
    part: 'image',
    response: detail,
    localised: true,
  }),
  removeImage: route({
    method: 'DELETE',
    path: image,
    access: 'member',
    summary: 'Take a picture away; later ones move up',
    response: null,
    ours: true,
  }),
};

const shown = z.object({
  _id: id,
  createdAt: instant,
  ...base,
  /** Of the name nothing but its ends. */
  author: z.string(),
});
export type ShownReview = z.infer<typeof shown>;

/** How many reviews gave each score. */
export const ReviewSummary = z.object({
  avg: z.number(),
  count: z.int(),
  scores: z.array(z.object({ score, count: z.int() })),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

export const productReviews = {
  list: route({
    method: 'GET',
    path: '/v1/shop/products/:id/reviews',
    access: 'public',
    summary: 'Reviews of a product, newest first, with how many gave which score',
    query: listQuery(['createdAt', 'score', 'likes'], {
      score: z.coerce.number<number>().int().min(1).max(5).optional(),
      /** Only those with pictures. */
      pictured: flag.optional(),
    }),
    response: listOf('reviews', shown).extend({ summary: ReviewSummary }),
    ours: true,
  }),
};

export const Review = z.object({
  ...owned.shape,
  ...base,
  _user: id,
  _purchase: id,
  status: z.enum(reviewStatuses),
  reply: Reply.extend({ by: id }).nullable(),
  author: z.object({ name: z.string(), username: z.string() }),
  product,
});
export type Review = z.infer<typeof Review>;
const watched = z.object({ review: Review });

export const consoleReviews = {
  list: route({
    method: 'GET',
    path: '/console/shop/reviews',
    access: 'console',
    summary: 'Reviews of all products',
    query: listQuery(['createdAt', 'updatedAt', 'score', 'likes'], {
      status: z.enum(reviewStatuses).optional(),
      score: z.coerce.number<number>().int().min(1).max(5).optional(),
      _product: id.optional(),
      _user: id.optional(),
      /** Whether the shop has replied. */
      replied: flag.optional(),
    }),
    response: listOf('reviews', Review),
    ours: true,
  }),
  get: route({
    method: 'GET',
    path: '/console/shop/reviews/:id',
    access: 'console',
    summary: 'A review',
    response: watched,
    ours: true,
  }),
  update: route({
    method: 'PUT',
    path: '/console/shop/reviews/:id',
    access: 'console',
    summary: 'Hide a review or show it again, reply, or take the reply back',
    body: z.strictObject({
      status: z.enum(reviewStatuses).optional(),
      /** Null takes it back. */
      reply: replied.nullable().optional(),
      version: z.int().min(0),
    }),
    response: watched,
    ours: true,
  }),
  remove: route({
    method: 'DELETE',
    path: '/console/shop/reviews/:id',
    access: 'console',
    summary: 'Delete a review; its rating goes with it',
    response: null,
    ours: true,
  }),
};
