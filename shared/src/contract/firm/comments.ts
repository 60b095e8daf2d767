import { z } from 'zod';
import { deletion, derived, listOf } from '../crud';
import { auditedRecord, baseRecord, id, requiredText } from '../fields';
import { route } from '../route';

export const commentStatuses = ['VISIBLE', 'HIDDEN', 'DELETED'] as const;

const content = requiredText(1000);

export const Comment = z.object({
  ...baseRecord.shape,
  /** The comment that it replies to; null for a comment at the top level. */
  _parent: id.nullable(),
  author: z.object({ _id: id, name: z.string() }),
  /** Empty where the comment is secret to the reader, or deleted. */
  content: z.string(),
  secret: z.boolean(),
  status: z.enum(commentStatuses),
  /** Written by the caller. */
  mine: z.boolean(),
});
export type Comment = z.infer<typeof Comment>;

const detail = z.object({ comment: Comment });
const path = '/v1/boards/:board/comments';
const item = '/v1/boards/:board/comments/:id';

export const comments = {
  list: route({
    method: 'GET',
    path,
    access: 'public',
    summary: 'Comments on a post, oldest first, each followed by its replies',
    ...listOf('comments', Comment, { sorts: ['createdAt'], search: false }),
  }),
  get: route({ method: 'GET', path: item, access: 'public', summary: 'A comment', response: detail }),
  create: route({
    method: 'POST',
    path,
    access: 'member',
    summary: 'Write a comment on a post that allows comments',
    body: z.strictObject({ content, secret: z.boolean().optional(), _parent: id.nullish() }),
    response: detail,
    status: 201,
  }),
  update: route({
    method: 'PUT',
    path: item,
    access: 'member',
    summary: 'Change an own comment',
    body: z.strictObject({ content: content.optional(), secret: z.boolean().optional(), version: z.int().min(0) }),
    response: detail,
  }),
  remove: deletion(item, 'member', 'Delete an own comment; one with replies stays as an empty entry'),
};

export const ConsoleComment = z.object({
  ...auditedRecord.shape,
  ...Comment.omit({ mine: true }).shape,
  _board: id,
  board: z.object({ subject: z.string(), code: z.string() }),
});
const consoleDetail = z.object({ comment: ConsoleComment });

export const consoleComments = {
  list: route({
    method: 'GET',
    path: '/console/comments',
    access: 'console',
    summary: 'Comments on all posts, newest first',
    ...listOf('comments', ConsoleComment, {
      sorts: ['createdAt', 'updatedAt', 'content', 'status', derived('author.name'), derived('board.subject')],
      filters: { status: z.enum(commentStatuses).optional(), _board: id.optional() },
    }),
    addition: true,
  }),
  update: route({
    method: 'PUT',
    path: '/console/comments/:id',
    access: 'console',
    summary: 'Hide or show a comment',
    body: z.strictObject({ status: z.enum(['VISIBLE', 'HIDDEN']), version: z.int().min(0) }),
    response: consoleDetail,
    addition: true,
  }),
  remove: deletion('/console/comments/:id', 'console', 'Delete a comment', { addition: true }),
};
