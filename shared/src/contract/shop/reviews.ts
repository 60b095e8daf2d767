import { z } from 'zod';
import { deletion, listOf } from '../crud';
import { auditedRecord, baseRecord, booleanFlag, FileRef, id, instant, localisedText, requiredText } from '../fields';
import { route } from '../route';

export const reviewStatuses = ['VISIBLE', 'HIDDEN'] as const;
export const maxReviewImages = 5;

const score = z.int().min(1).max(5);
const content = requiredText(2000).min(10);
const replyText = requiredText(2000);

export const ReviewReply = z.object({ content: z.string(), at: instant });
export const ReviewedProduct = z.object({ name: localisedText(120), thumb: FileRef.nullable() });

const reviewFields = {
  _product: id,
  score,
  content: z.string(),
  images: z.array(FileRef),
  reply: ReviewReply.nullable(),
  likes: z.int(),
};

export const OwnReview = z.object({
  ...baseRecord.shape,
  ...reviewFields,
  _purchase: id,
  status: z.enum(reviewStatuses),
  product: ReviewedProduct,
});
const detail = z.object({ review: OwnReview });
const imagePath = '/v1/me/reviews/:id/images/:index';

/** The caller’s own reviews. They cannot be changed, only deleted and written again. */
export const reviews = {
  list: route({
    method: 'GET',
    path: '/v1/me/reviews',
    access: 'member',
    summary: 'List own reviews',
    ...listOf('reviews', OwnReview, { sorts: ['createdAt', 'score'], filters: { _product: id.optional() } }),
    localised: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/me/reviews',
    access: 'member',
    summary: 'Review a received product, once per order line (S6)',
    body: z.strictObject({ _purchase: id, score, content }),
    response: detail,
    status: 201,
    localised: true,
  }),
  remove: deletion('/v1/me/reviews/:id', 'member', 'Delete an own review'),
  setImage: route({
    method: 'POST',
    path: imagePath,
    access: 'member',
    summary: 'Set or append a picture (C-6)',
    part: 'image',
    response: detail,
    localised: true,
  }),
  removeImage: deletion(imagePath, 'member', 'Remove a picture; later ones move up', { addition: true }),
};

export const PublicReview = z.object({
  _id: id,
  createdAt: instant,
  ...reviewFields,
  /** Masked but for the first and the last character. */
  author: z.string(),
});

/** Average score, and the number of reviews per score. */
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
    summary: 'Reviews of a product, newest first, with the number per score',
    ...listOf('reviews', PublicReview, {
      sorts: ['createdAt', 'score', 'likes'],
      filters: {
        score: z.coerce.number<number>().int().min(1).max(5).optional(),
        /** Only reviews with pictures. */
        pictured: booleanFlag.optional(),
      },
      extra: { summary: ReviewSummary },
    }),
    addition: true,
  }),
};

export const Review = z.object({
  ...auditedRecord.shape,
  ...reviewFields,
  _user: id,
  _purchase: id,
  status: z.enum(reviewStatuses),
  reply: ReviewReply.extend({ by: id }).nullable(),
  author: z.object({ name: z.string(), username: z.string() }),
  product: ReviewedProduct,
});
export type Review = z.infer<typeof Review>;
const consoleDetail = z.object({ review: Review });

export const consoleReviews = {
  list: route({
    method: 'GET',
    path: '/console/shop/reviews',
    access: 'console',
    summary: 'Reviews of all products',
    ...listOf('reviews', Review, {
      sorts: ['createdAt', 'updatedAt', 'score', 'likes'],
      filters: {
        status: z.enum(reviewStatuses).optional(),
        score: z.coerce.number<number>().int().min(1).max(5).optional(),
        _product: id.optional(),
        _user: id.optional(),
        /** Whether the shop has replied. */
        replied: booleanFlag.optional(),
      },
    }),
    addition: true,
  }),
  get: route({
    method: 'GET',
    path: '/console/shop/reviews/:id',
    access: 'console',
    summary: 'A review',
    response: consoleDetail,
    addition: true,
  }),
  update: route({
    method: 'PUT',
    path: '/console/shop/reviews/:id',
    access: 'console',
    summary: 'Hide or show a review, write a reply or remove it',
    body: z.strictObject({
      status: z.enum(reviewStatuses).optional(),
      /** Null removes the reply. */
      reply: replyText.nullable().optional(),
      version: z.int().min(0),
    }),
    response: consoleDetail,
    addition: true,
  }),
  remove: deletion('/console/shop/reviews/:id', 'console', 'Delete a review and its rating', { addition: true }),
};
