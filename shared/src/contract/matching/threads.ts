import { z } from 'zod';
import { listOf } from '../crud';
import { id, instant, requiredText } from '../fields';
import { route } from '../route';

export const ThreadMessage = z.object({
  _id: id,
  at: instant,
  /** Written by the reader. */
  mine: z.boolean(),
  text: z.string(),
  /** E-mail addresses and phone numbers are masked until the meeting is accepted. */
  masked: z.boolean(),
  /** When the other party read it; null while unread. */
  readAt: instant.nullable(),
});
export type ThreadMessage = z.infer<typeof ThreadMessage>;

export const threads = {
  list: route({
    method: 'GET',
    path: '/v1/me/matchings/:id/messages',
    access: 'member',
    summary: 'Messages between the parties of a matching, newest first; reading marks them as read',
    ...listOf('messages', ThreadMessage, { sorts: ['at'], search: false }),
    addition: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/me/matchings/:id/messages',
    access: 'member',
    summary: 'Send a message to the other party',
    body: z.strictObject({ text: requiredText(2000) }),
    response: z.object({ message: ThreadMessage }),
    status: 201,
    addition: true,
  }),
};
