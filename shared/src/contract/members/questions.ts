import { z } from 'zod';
import { crud, deletion, derived, listOf, updateBody } from '../crud';
import { auditedRecord, FileRef, id, instant, requiredHtmlText, requiredText, singleLine } from '../fields';
import { route } from '../route';

/** Types of questions and of FAQs. */
export const questionTypes = ['inquiry', 'homepage', 'personal-information', 'other'] as const;
export const questionStatuses = ['unanswered', 'answered'] as const;
export const maxQuestionFiles = 3;
/** Channels that announce an answer. */
export const answerChannels = ['SMS', 'EMAIL'] as const;

const questionInput = z.object({
  type: z.enum(questionTypes),
  subject: singleLine.min(1).max(200),
  content: requiredText(5000),
  notify: z.array(z.enum(answerChannels)).max(2),
});

export const QuestionAnswer = z.object({
  content: z.string(),
  at: instant,
  /** Null where the answer was never changed. */
  updatedAt: instant.nullable(),
});

export const Question = z.object({
  ...auditedRecord.shape,
  ...questionInput.shape,
  files: z.array(FileRef),
  status: z.enum(questionStatuses),
  answer: QuestionAnswer.extend({ by: id, name: z.string() }).nullable(),
  _user: id,
  author: z.object({ name: z.string(), username: z.string() }),
  /** When the author first read the answer. */
  readAt: instant.nullable(),
});
export type Question = z.infer<typeof Question>;

const filters = { type: z.enum(questionTypes).optional(), status: z.enum(questionStatuses).optional() };
const sorts = [
  'createdAt',
  'updatedAt',
  'type',
  'status',
  'subject',
  derived('author.name'),
  derived('answer.name'),
  derived('answer.at'),
] as const;
const base = crud(
  '/console/center/questions',
  {
    one: 'question',
    many: 'questions',
    entity: Question,
    write: questionInput.extend({ _user: id, answer: requiredHtmlText(50_000) }),
    sorts,
    filters: { ...filters, _user: id.optional() },
  },
  'console',
);

export const consoleQuestions = {
  ...base,
  create: route({
    ...base.create,
    summary: 'Create a question for a member, such as one asked by telephone',
    body: z.strictObject({ ...questionInput.shape, _user: id }),
  }),
  update: route({
    ...base.update,
    summary: 'Answer a question; the author is notified once, and again with `tell`',
    body: z.strictObject({
      type: z.enum(questionTypes).optional(),
      /** HTML, which is sanitised. */
      answer: requiredHtmlText(50_000).optional(),
      tell: z.boolean().optional(),
      version: z.int().min(0),
    }),
  }),
};

export const OwnQuestion = Question.omit({ createdBy: true, updatedBy: true, _user: true, author: true }).extend({
  answer: QuestionAnswer.nullable(),
});
const detail = z.object({ question: OwnQuestion });

/** Only the caller’s own questions; those of others answer 404. */
export const questions = {
  list: route({
    method: 'GET',
    path: '/v1/center/questions',
    access: 'member',
    summary: 'List own questions',
    ...listOf('questions', OwnQuestion, { sorts: ['createdAt'], filters }),
  }),
  get: route({
    method: 'GET',
    path: '/v1/center/questions/:id',
    access: 'member',
    summary: 'An own question',
    response: detail,
  }),
  create: route({
    method: 'POST',
    path: '/v1/center/questions',
    access: 'member',
    summary: 'Ask a question; repeated with the same Idempotency-Key it is stored once',
    body: z.strictObject(questionInput.shape),
    response: detail,
    status: 201,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/center/questions/:id',
    access: 'member',
    summary: 'Change an own question while it is unanswered',
    body: updateBody(questionInput),
    response: detail,
  }),
  remove: deletion('/v1/center/questions/:id', 'member', 'Delete an own question while it is unanswered'),
  addFile: route({
    method: 'POST',
    path: '/v1/center/questions/:id/files',
    access: 'member',
    summary: 'Attach a picture or a PDF to an own question',
    part: 'attachment',
    response: detail,
    status: 201,
    addition: true,
  }),
  removeFile: deletion('/v1/center/questions/:id/files/:file', 'member', 'Remove a file of an own question', {
    addition: true,
  }),
};
