import { z } from 'zod';
import { listOf } from '../crud';
import { baseRecord, booleanFlag, id, instant, localisedText } from '../fields';
import { route } from '../route';
import { messageTemplateCodes } from './message-templates';

/** A notice of the site to a member. */
export const InboxEntry = z.object({
  ...baseRecord.pick({ _id: true, createdAt: true }).shape,
  type: z.enum(messageTemplateCodes),
  title: localisedText(300),
  text: localisedText(4000),
  /** A path of the site. */
  link: z.string().nullable(),
  readAt: instant.nullable(),
});
export type InboxEntry = z.infer<typeof InboxEntry>;

export const inbox = {
  list: route({
    method: 'GET',
    path: '/v1/me/inbox',
    access: 'member',
    summary: 'The caller’s inbox, newest first',
    ...listOf('inbox', InboxEntry, {
      sorts: ['createdAt'],
      filters: { unread: booleanFlag.optional() },
      extra: { unread: z.int() },
    }),
    localised: true,
    addition: true,
  }),
  read: route({
    method: 'PUT',
    path: '/v1/me/inbox',
    access: 'member',
    summary: 'Mark entries as read; all without `ids`',
    body: z.strictObject({ ids: z.array(id).max(100).optional() }),
    response: z.object({ unread: z.int() }),
    addition: true,
  }),
};
