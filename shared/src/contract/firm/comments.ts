import { z } from 'zod';
import { id, instant, owned } from '../fields';
import { listOf, listQuery, route } from '../machine';

export const commentStatuses = ['VISIBLE', 'HIDDEN', 'DELETED'] as const;

const content = z.string().trim().min(1).max(1000);

export const Comment = z.object({
  _id: id,
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
  /** The comment it answers; null for one of its own. */
  _parent: id.nullable(),
  author: z.object({ _id: id, name: z.string() }),
  /** Empty where the reader may not see it, or nothing of it is left. */
  content: z.string(),
  secret: z.boolean(),
  status: z.enum(commentStatuses),
  /** By whoever asks. */
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
    summary: 'Comments on a post, oldest first, each followed by its answers',
    query: listQuery(['createdAt']),
    response: listOf('comments', Comment),
  }),
  get: route({ method: 'GET', path: item, access: 'public', summary: 'A comment', response: detail }),
  create: route({
    method: 'POST',
    path,
    access: 'member',
    summary: 'Comment on a post that allows it',
    body: z.strictObject({ content, secret: z.boolean().optional(), _parent: id.nullish() }),
    response: detail,
    status: 201,
  }),
  update: route({
    method: 'PUT',
    path: item,
    access: 'member',
    summary: 'Change a comment of one’s own',
    body: z.strictObject({ content: content.optional(), secret: z.boolean().optional(), version: z.int().min(0) }),
    response: detail,
  }),
  remove: route({
    method: 'DELETE',
    path: item,
    access: 'member',
    summary: 'Delete a comment of one’s own; one with answers leaves its place',
    response: null,
  }),
};

const Watched = z.object({
  ...owned.shape,
  ...Comment.omit({ mine: true }).shape,
  _board: id,
  board: z.object({ subject: z.string(), code: z.string() }),
});
const watched = z.object({ comment: Watched });

export const consoleComments = {
  list: route({
    method: 'GET',
    path: '/console/comments',
    access: 'console',
    summary: 'Comments on all posts, newest first',
    query: listQuery(['createdAt'], { status: z.enum(commentStatuses).optional(), _board: id.optional() }),
    response: listOf('comments', Watched),
    ours: true,
  }),
  update: route({
    method: 'PUT',
    path: '/console/comments/:id',
    access: 'console',
    summary: 'Hide a comment or show it again',
    body: z.strictObject({ status: z.enum(['VISIBLE', 'HIDDEN']), version: z.int().min(0) }),
    response: watched,
    ours: true,
  }),
  remove: route({
    method: 'DELETE',
    path: '/console/comments/:id',
    access: 'console',
    summary: 'Delete a comment',
    response: null,
    ours: true,
  }),
};
