import { z } from 'zod';
import { id, instant } from '../fields';
import { listOf, listQuery, route } from '../machine';

export const ThreadMessage = z.object({
  _id: id,
  at: instant,
  /** Of the reader. */
  mine: z.boolean(),
  text: z.string(),
  /** Addresses and numbers are hidden until the meeting is accepted. */
  masked: z.boolean(),
  /** By the other side; null while unread. */
  readAt: instant.nullable(),
});
export type ThreadMessage = z.infer<typeof ThreadMessage>;

export const threads = {
  list: route({
    method: 'GET',
    path: '/v1/me/matchings/:id/messages',
    access: 'member',
    summary: 'The messages between the parties of a matching, newest first; reading marks them as read',
    query: listQuery(['at']),
    response: listOf('messages', ThreadMessage),
    ours: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/me/matchings/:id/messages',
    access: 'member',
    summary: 'Write to the other party',
    body: z.strictObject({ text: z.string().trim().min(1).max(2000) }),
    response: z.object({ message: ThreadMessage }),
    status: 201,
    ours: true,
  }),
};
