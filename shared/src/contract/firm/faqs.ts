import { z } from 'zod';
import { crud, deletion, listOf, updateBody } from '../crud';
import { auditedRecord, booleanFlag, id, localisedHtml, localisedText, sortOrder } from '../fields';
import { questionTypes } from '../members/questions';
import { route } from '../route';

const writable = z.object({
  type: z.enum(questionTypes),
  question: localisedText(300),
  answer: localisedHtml(),
  order: sortOrder,
  published: z.boolean(),
});

export const Faq = z.object({ ...auditedRecord.shape, ...writable.shape, views: z.int() });
export type Faq = z.infer<typeof Faq>;

const resource = {
  one: 'faq',
  many: 'faqs',
  entity: Faq,
  write: writable,
  sorts: ['createdAt', 'updatedAt', 'order', 'type', 'views', 'question', 'published'],
  filters: { type: z.enum(questionTypes).optional(), published: booleanFlag.optional() },
} as const;

export const consoleFaqs = {
  ...crud('/console/center/faqs', resource, 'console'),
  reorder: route({
    method: 'PUT',
    path: '/console/center/faqs/order',
    access: 'console',
    summary: 'Reorder all questions of a type (C-5)',
    body: z.strictObject({ type: z.enum(questionTypes), ids: z.array(id).max(500) }),
    response: null,
    addition: true,
  }),
};

export const PublicFaq = Faq.pick({ _id: true, type: true, question: true, answer: true, order: true });
const detail = z.object({ faq: PublicFaq });

/** The specification lists full CRUD below this path; only administrators may write. */
export const faqs = {
  list: route({
    method: 'GET',
    path: '/v1/center/faqs',
    access: 'public',
    summary: 'Published questions in order',
    ...listOf('faqs', PublicFaq, { sorts: ['order'], filters: { type: z.enum(questionTypes).optional() } }),
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
    body: z.strictObject(writable.shape),
    response: detail,
    status: 201,
    localised: true,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/center/faqs/:id',
    access: 'console',
    summary: 'Change a question',
    body: updateBody(writable),
    response: detail,
    localised: true,
  }),
  remove: deletion('/v1/center/faqs/:id', 'console', 'Delete a question'),
};
