import { z } from 'zod';
import { listOf } from '../crud';
import { id, instant } from '../fields';
import { route } from '../route';
import { messageTemplateCodes } from './message-templates';

export const outboxStatuses = ['QUEUED', 'SENT', 'FAILED', 'SKIPPED'] as const;
export const outboxChannels = ['EMAIL', 'SMS'] as const;

/** Why a message is stored and not sent. `missing` is followed by the names of variables without a value. */
export const outboxSkipReasons = {
  disabled: 'switched off',
  noConsent: 'no consent to advertisements',
  missing: 'no value for',
  seed: 'from the seed',
} as const;

/** An e-mail or text message in the queue. */
export const OutboxEntry = z.object({
  _id: id,
  createdAt: instant,
  channel: z.enum(outboxChannels),
  template: z.enum(messageTemplateCodes).nullable(),
  /** Masked. */
  to: z.array(z.string()),
  subject: z.string(),
  status: z.enum(outboxStatuses),
  tries: z.int(),
  /** Error of the last attempt, or the reason why it was skipped. */
  error: z.string().nullable(),
  /** Time of the next attempt. */
  nextAt: instant,
  sentAt: instant.nullable(),
  /** The record that it refers to. */
  ref: z.object({ type: z.string(), _id: id }),
});
export type OutboxEntry = z.infer<typeof OutboxEntry>;

/** An entry with its content. */
export const OutboxMessage = OutboxEntry.extend({
  text: z.string(),
  html: z.string().nullable(),
  providerId: z.string().nullable(),
  dedupeKey: z.string(),
});
const outboxDetail = z.object({ entry: OutboxMessage });

export const outbox = {
  list: route({
    method: 'GET',
    path: '/console/outbox',
    access: 'console',
    summary: 'Sent, queued and failed messages, newest first',
    ...listOf('outbox', OutboxEntry, {
      sorts: ['createdAt'],
      filters: {
        status: z.enum(outboxStatuses).optional(),
        channel: z.enum(outboxChannels).optional(),
        template: z.enum(messageTemplateCodes).optional(),
      },
    }),
    addition: true,
  }),
  get: route({
    method: 'GET',
    path: '/console/outbox/:id',
    access: 'console',
    summary: 'A message with its text; reading it is recorded in the audit log',
    response: outboxDetail,
    addition: true,
  }),
  resend: route({
    method: 'POST',
    path: '/console/outbox/:id/resend',
    access: 'console',
    summary: 'Resend a failed message to the recipients that it has not reached',
    body: z.strictObject({}),
    response: outboxDetail,
    status: 202,
    addition: true,
  }),
};
