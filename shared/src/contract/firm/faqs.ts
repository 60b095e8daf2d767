import { z } from 'zod';
import { flag, html, id, L, order, owned } from '../fields';
import { change, crud, listOf, listQuery, route } from '../machine';

export const faqTypes = ['inquiry', 'homepage', 'personal-information', 'other'] as const;

const written = z.object({ type: z.enum(faqTypes), question: L(300), answer: html(), order, published: z.boolean() });

export const Faq = z.object({ ...owned.shape, ...written.shape, views: z.int() });
export type Faq = z.infer<typeof Faq>;

const resource = {
  one: 'faq',
  many: 'faqs',
  entity: Faq,
  write: written,
  sorts: ['createdAt', 'updatedAt', 'order', 'type', 'views'],
  filters: { type: z.enum(faqTypes).optional(), published: flag.optional() },
} as const;

export const consoleFaqs = {
  ...crud('/console/center/faqs', resource, 'console'),
  reorder: route({
    method: 'PUT',
    path: '/console/center/faqs/order',
    access: 'console',
    summary: 'Put all questions of a type in a new order (C-5)',
    body: z.strictObject({ type: z.enum(faqTypes), ids: z.array(id).max(500) }),
    response: null,
    ours: true,
  }),
};

const shown = Faq.pick({ _id: true, type: true, question: true, answer: true, order: true });
const detail = z.object({ faq: shown });

/** The specification gives this path full CRUD; writing belongs to administrators all the same. */
export const faqs = {
  list: route({
    method: 'GET',
    path: '/v1/center/faqs',
    access: 'public',
    summary: 'Published questions in order',
    query: listQuery(['order'], { type: z.enum(faqTypes).optional() }),
    response: listOf('faqs', shown),
    localised: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/center/faqs/:id',
    access: 'public',
    summary: 'A published question',
    response: detail,
    localised: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/center/faqs',
    access: 'console',
    summary: 'Create a question',
    body: z.strictObject(written.shape),
    response: detail,
    status: 201,
    localised: true,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/center/faqs/:id',
    access: 'console',
    summary: 'Change a question',
    body: change(written),
    response: detail,
    localised: true,
  }),
  remove: route({
    method: 'DELETE',
    path: '/v1/center/faqs/:id',
    access: 'console',
    summary: 'Delete a question',
    response: null,
  }),
};
