import { z } from 'zod';
import { FileRef, flag, id, instant, L, line, owned, record } from '../fields';
import { listOf, listQuery, route } from '../machine';

export const inquiryImageCount = 3;

const asked = z.object({
  _product: id.nullish(),
  subject: line.max(100).nullish(),
  content: z.string().trim().min(1).max(2000),
  /** For its author and administrators only; where it is left out, it is. */
  secret: z.boolean().optional(),
});

const Answer = z.object({ content: z.string(), at: instant });
/** Null where it is about no product, or the product is no more. */
const product = z.object({ name: L(120), thumb: FileRef.nullable() }).nullable();

const base = {
  _product: id.nullable(),
  subject: z.string().nullable(),
  content: z.string(),
  secret: z.boolean(),
  images: z.array(FileRef),
  answer: Answer.nullable(),
};

const own = z.object({ ...record.shape, ...base, product });
export type OwnInquiry = z.infer<typeof own>;
const detail = z.object({ inquiry: own });

/** Product questions of one’s own, below the path as the specification spells it. */
export const inquiries = {
  list: route({
    method: 'GET',
    path: '/v1/me/inquires',
    access: 'member',
    summary: 'One’s own questions about products',
    query: listQuery(['createdAt'], { answered: flag.optional(), _product: id.optional() }),
    response: listOf('inquiries', own),
    localised: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/me/inquires',
    access: 'member',
    summary: 'Ask about a product or the shop; repeated under one Idempotency-Key it is stored once',
    body: z.strictObject(asked.shape),
    response: detail,
    status: 201,
    localised: true,
  }),
  remove: route({
    method: 'DELETE',
    path: '/v1/me/inquires/:id',
    access: 'member',
    summary: 'Delete a question of one’s own that nobody has answered',
    response: null,
  }),
  setImage: route({
    method: 'POST',
    path: '/v1/me/inquires/:id/images/:index',
    access: 'member',
    summary: 'Set or append a picture while nobody has answered (C-6)',
    part: 'image',
    response: detail,
    localised: true,
  }),
};

const shown = z.object({
  _id: id,
  createdAt: instant,
  /** Null, empty and without pictures where it is a secret that the reader has no part in. */
  ...base,
  author: z.string(),
  answered: z.boolean(),
  /** By whoever asks. */
  mine: z.boolean(),
});
export type ShownInquiry = z.infer<typeof shown>;

export const productInquiries = {
  list: route({
    method: 'GET',
    path: '/v1/shop/products/:id/inquiries',
    access: 'public',
    summary: 'Questions about a product, newest first; of others’ secret ones only that they are there',
    query: listQuery(['createdAt'], { answered: flag.optional() }),
    response: listOf('inquiries', shown),
    ours: true,
  }),
};

export const Inquiry = z.object({
  ...owned.shape,
  ...base,
  _user: id,
  answer: Answer.extend({ by: id }).nullable(),
  author: z.object({ name: z.string(), username: z.string() }),
  product,
});
export type Inquiry = z.infer<typeof Inquiry>;
const watched = z.object({ inquiry: Inquiry });

export const consoleInquiries = {
  list: route({
    method: 'GET',
    path: '/console/shop/inquiries',
    access: 'console',
    summary: 'Questions about products and the shop',
    query: listQuery(['createdAt', 'updatedAt'], {
      answered: flag.optional(),
      secret: flag.optional(),
      _product: id.optional(),
      _user: id.optional(),
    }),
    response: listOf('inquiries', Inquiry),
    ours: true,
  }),
  get: route({
    method: 'GET',
    path: '/console/shop/inquiries/:id',
    access: 'console',
    summary: 'A question',
    response: watched,
    ours: true,
  }),
  update: route({
    method: 'PUT',
    path: '/console/shop/inquiries/:id',
    access: 'console',
    summary: 'Answer a question; its author is told once',
    body: z.strictObject({ answer: z.string().trim().min(1).max(5000), version: z.int().min(0) }),
    response: watched,
    ours: true,
  }),
  remove: route({
    method: 'DELETE',
    path: '/console/shop/inquiries/:id',
    access: 'console',
    summary: 'Delete a question',
    response: null,
    ours: true,
  }),
};
