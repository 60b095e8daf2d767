import { z } from 'zod';
import { FileRef, id, instant, line, owned } from '../fields';
import { faqTypes } from '../firm/faqs';
import { change, crud, listOf, listQuery, route } from '../machine';

export const questionStatuses = ['unanswered', 'answered'] as const;
export const questionFileCount = 3;
/** By which an answer is announced. */
export const answerChannels = ['SMS', 'EMAIL'] as const;

const asked = z.object({
  type: z.enum(faqTypes),
  subject: line.min(1).max(200),
  content: z.string().trim().min(1).max(5000),
  notify: z.array(z.enum(answerChannels)).max(2),
});

const Answer = z.object({
  content: z.string(),
  at: instant,
  /** Null where it stands as first written. */
  updatedAt: instant.nullable(),
});

export const Question = z.object({
  ...owned.shape,
  ...asked.shape,
  files: z.array(FileRef),
  status: z.enum(questionStatuses),
  answer: Answer.extend({ by: id, name: z.string() }).nullable(),
  _user: id,
  author: z.object({ name: z.string(), username: z.string() }),
  /** When its author first saw the answer. */
  readAt: instant.nullable(),
});
export type Question = z.infer<typeof Question>;

const filters = { type: z.enum(faqTypes).optional(), status: z.enum(questionStatuses).optional() };
const sorts = ['createdAt', 'updatedAt', 'type', 'status', 'subject'] as const;
const base = crud(
  '/console/center/questions',
  {
    one: 'question',
    many: 'questions',
    entity: Question,
    write: asked.extend({ _user: id, answer: z.string().trim().min(1).max(50_000) }),
    sorts,
    filters: { ...filters, _user: id.optional() },
  },
  'console',
);

export const consoleQuestions = {
  ...base,
  create: route({
    ...base.create,
    summary: 'Write down a question of a member, such as one by telephone',
    body: z.strictObject({ ...asked.shape, _user: id }),
  }),
  update: route({
    ...base.update,
    summary: 'Answer a question; its author is told once, and again where `tell` says so',
    body: z.strictObject({
      type: z.enum(faqTypes).optional(),
      /** HTML; sanitised. */
      answer: z.string().trim().min(1).max(50_000).optional(),
      tell: z.boolean().optional(),
      version: z.int().min(0),
    }),
  }),
};

const seen = Question.omit({ createdBy: true, updatedBy: true, _user: true, author: true }).extend({
  answer: Answer.nullable(),
});
const detail = z.object({ question: seen });

/** A member's own; others' are not there. */
export const questions = {
  list: route({
    method: 'GET',
    path: '/v1/center/questions',
    access: 'member',
    summary: 'One’s own questions',
    query: listQuery(['createdAt'], filters),
    response: listOf('questions', seen),
  }),
  get: route({
    method: 'GET',
    path: '/v1/center/questions/:id',
    access: 'member',
    summary: 'A question of one’s own',
    response: detail,
  }),
  create: route({
    method: 'POST',
    path: '/v1/center/questions',
    access: 'member',
    summary: 'Ask; repeated under one Idempotency-Key it is stored once',
    body: z.strictObject(asked.shape),
    response: detail,
    status: 201,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/center/questions/:id',
    access: 'member',
    summary: 'Change a question of one’s own while it is unanswered',
    body: change(asked),
    response: detail,
  }),
  remove: route({
    method: 'DELETE',
    path: '/v1/center/questions/:id',
    access: 'member',
    summary: 'Delete a question of one’s own while it is unanswered',
    response: null,
  }),
  addFile: route({
    method: 'POST',
    path: '/v1/center/questions/:id/files',
    access: 'member',
    summary: 'Attach a picture or a PDF to a question of one’s own',
    part: 'attachment',
    response: detail,
    status: 201,
    ours: true,
  }),
  removeFile: route({
    method: 'DELETE',
    path: '/v1/center/questions/:id/files/:file',
    access: 'member',
    summary: 'Take a file off a question of one’s own',
    response: null,
    ours: true,
  }),
};
