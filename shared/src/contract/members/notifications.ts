import { z } from 'zod';
import { crud, listOf } from '../crud';
import { auditedRecord, booleanFlag, FileRef, id, instant, localisedText, requiredLocalisedHtml } from '../fields';
import { route } from '../route';

/** Audience of a notice; everybody may read one for ALL. */
export const audiences = ['ALL', 'SELLER', 'BUYER', 'PERSON', 'COMPANY'] as const;
export const notificationStatuses = ['DRAFT', 'PUBLISHED'] as const;
export const maxNotificationFiles = 5;

const writable = z.object({
  subject: localisedText(200),
  content: requiredLocalisedHtml(),
  audience: z.enum(audiences),
  pinned: z.boolean(),
  /** A PUBLISHED notice without it is published at once. */
  publishAt: instant.nullish(),
  status: z.enum(notificationStatuses),
});

/** A notice (공지). */
export const Notification = z.object({
  ...auditedRecord.shape,
  ...writable.shape,
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
      write: writable,
      sorts: ['createdAt', 'updatedAt', 'publishAt', 'status', 'audience', 'views', 'subject', 'pinned'],
      filters: {
        status: z.enum(notificationStatuses).optional(),
        audience: z.enum(audiences).optional(),
        pinned: booleanFlag.optional(),
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
    summary: 'Remove a file of a notice, or all without `file`',
    query: z.strictObject({ file: id.optional() }),
    response: null,
  }),
};

export const NotificationCard = Notification.pick({
  _id: true,
  subject: true,
  pinned: true,
  publishAt: true,
  views: true,
  audience: true,
});
export const NotificationNeighbour = NotificationCard.pick({ _id: true, subject: true });

export const notifications = {
  list: route({
    method: 'GET',
    path: '/v1/center/notifications',
    access: 'public',
    summary: 'Published notices for the reader, pinned first, then newest',
    ...listOf('notifications', NotificationCard, { sorts: ['publishAt'] }),
    localised: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/center/notifications/:id',
    access: 'public',
    summary: 'A published notice with the previous and the next one',
    response: z.object({
      notification: NotificationCard.extend({ content: Notification.shape.content, upload: z.array(FileRef) }),
      previous: NotificationNeighbour.nullable(),
      next: NotificationNeighbour.nullable(),
    }),
    localised: true,
  }),
};
