import { z } from 'zod';
import { FileRef, flag, html, id, instant, L, owned } from '../fields';
import { crud, listOf, listQuery, route } from '../machine';

/** Whom a notice is for; everybody may read one for ALL. */
export const audiences = ['ALL', 'SELLER', 'BUYER', 'PERSON', 'COMPANY'] as const;
export const notificationStatuses = ['DRAFT', 'PUBLISHED'] as const;
export const notificationFileCount = 5;

const written = z.object({
  subject: L(200),
  content: html(),
  audience: z.enum(audiences),
  pinned: z.boolean(),
  /** With PUBLISHED and none given, at once. */
  publishAt: instant.nullish(),
  status: z.enum(notificationStatuses),
});

/** A notice (공지). */
export const Notification = z.object({
  ...owned.shape,
  ...written.shape,
  upload: z.array(FileRef),
  views: z.int(),
});
export type Notification = z.infer<typeof Notification>;

const consoleDetail = z.object({ notification: Notification });

export const consoleNotifications = {
  ...crud(
    '/console/center/notifications',
    {
      one: 'notification',
      many: 'notifications',
      entity: Notification,
      write: written,
      sorts: ['createdAt', 'updatedAt', 'publishAt', 'status', 'audience', 'views'],
      filters: {
        status: z.enum(notificationStatuses).optional(),
        audience: z.enum(audiences).optional(),
        pinned: flag.optional(),
      },
    },
    'console',
  ),
  upload: route({
    method: 'POST',
    path: '/console/center/notifications/:id/upload',
    access: 'console',
    summary: 'Attach a file to a notice',
    part: 'upload',
    response: consoleDetail,
  }),
  removeUpload: route({
    method: 'DELETE',
    path: '/console/center/notifications/:id/upload',
    access: 'console',
    summary: 'Take a file off a notice, or all where none is named',
    query: z.strictObject({ file: id.optional() }),
    response: null,
  }),
};

const card = Notification.pick({
  _id: true,
  subject: true,
  pinned: true,
  publishAt: true,
  views: true,
  audience: true,
});
const neighbour = card.pick({ _id: true, subject: true }).nullable();

export const notifications = {
  list: route({
    method: 'GET',
    path: '/v1/center/notifications',
    access: 'public',
    summary: 'Published notices for the reader, pinned first, then newest',
    query: listQuery(['publishAt']),
    response: listOf('notifications', card),
    localised: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/center/notifications/:id',
    access: 'public',
    summary: 'A published notice with the ones before and after it',
    response: z.object({
      notification: card.extend({ content: Notification.shape.content, upload: z.array(FileRef) }),
      previous: neighbour,
      next: neighbour,
    }),
    localised: true,
  }),
};
