import { z } from 'zod';
import { id, instant, L, line, owned, record } from '../fields';
import { languages } from '../localised';
import { change, listOf, listQuery, route } from '../machine';
import { lmsLimit, smsBytes, templateCodes } from './templates';

export const messageChannels = ['SMS', 'EMAIL', 'ALIMTALK'] as const;
export type MessageChannel = (typeof messageChannels)[number];

const fits = (text: { ko: string; en?: string | null | undefined; cn?: string | null | undefined }) =>
  languages.every((language) => smsBytes(text[language] ?? '') <= lmsLimit);

const written = z.object({
  /** For administrators. */
  title: line.min(1).max(60),
  channels: z.array(z.enum(messageChannels)).max(3),
  /** Of the mail, of a long text message and in the inbox. */
  subject: L(100),
  /** Of a text message. */
  body: L(2000).refine(fits, { params: { code: 'sms_length' } }),
  /** Of the mail; null sends `body`. */
  html: L(20_000).nullish(),
  /** Code under which Kakao has approved the text. */
  alimtalkCode: z.string().trim().max(40).nullish(),
  /** What cannot be delivered as Alimtalk goes as a text message. */
  failover: z.boolean(),
  enabled: z.boolean(),
  /** An advertisement: only with consent, marked as such, and not at night. */
  isAd: z.boolean(),
});

/** A template; `#{name}` in its texts is filled in when it is sent. */
export const Message = z.object({
  ...owned.shape,
  ...written.shape,
  code: z.enum(templateCodes),
  /** Names that its texts may use. */
  variables: z.array(z.string()),
});
export type Message = z.infer<typeof Message>;

const detail = z.object({ message: Message });
const path = '/console/messages';

export const consoleMessages = {
  list: route({
    method: 'GET',
    path,
    access: 'console',
    summary: 'List messages',
    query: listQuery(['code', 'title', 'updatedAt', 'createdAt'], { isAd: z.enum(['true', 'false']).optional() }),
    response: listOf('messages', Message),
  }),
  get: route({ method: 'GET', path: `${path}/:id`, access: 'console', summary: 'One message', response: detail }),
  update: route({
    method: 'PUT',
    path: `${path}/:id`,
    access: 'console',
    summary: 'Change the texts of a message; its code and variables stay',
    body: change(written),
    response: detail,
  }),
  test: route({
    method: 'POST',
    path: `${path}/test`,
    access: 'console',
    summary: 'Send a message marked [TEST], ten a day at most',
    body: z.strictObject({
      _message: id,
      channel: z.enum(['SMS', 'EMAIL']),
      /** A phone number or an e-mail address. */
      to: z.string().trim().min(3).max(254),
      language: z.enum(languages),
      values: z.record(z.string().max(40), z.string().max(300)),
    }),
    response: z.object({ _id: id }),
    status: 202,
  }),
};

export const outboxStatuses = ['QUEUED', 'SENT', 'FAILED', 'SKIPPED'] as const;
export const outboxChannels = ['EMAIL', 'SMS'] as const;

/** One mail or text message on its way. */
export const OutboxEntry = z.object({
  _id: id,
  createdAt: instant,
  channel: z.enum(outboxChannels),
  template: z.enum(templateCodes).nullable(),
  /** Masked. */
  to: z.array(z.string()),
  subject: z.string(),
  status: z.enum(outboxStatuses),
  tries: z.int(),
  /** Of the last try, or why it was skipped. */
  error: z.string().nullable(),
  /** When it is due. */
  nextAt: instant,
  sentAt: instant.nullable(),
  /** What it is about. */
  ref: z.object({ type: z.string(), _id: id }),
});
export type OutboxEntry = z.infer<typeof OutboxEntry>;

const sent = z.object({
  entry: OutboxEntry.extend({
    text: z.string(),
    html: z.string().nullable(),
    providerId: z.string().nullable(),
    dedupeKey: z.string(),
  }),
});

export const outbox = {
  list: route({
    method: 'GET',
    path: '/console/outbox',
    access: 'console',
    summary: 'What was sent, is waiting or failed, newest first',
    query: listQuery(['createdAt'], {
      status: z.enum(outboxStatuses).optional(),
      channel: z.enum(outboxChannels).optional(),
      template: z.enum(templateCodes).optional(),
    }),
    response: listOf('outbox', OutboxEntry),
    ours: true,
  }),
  get: route({
    method: 'GET',
    path: '/console/outbox/:id',
    access: 'console',
    summary: 'A mail or text message whole; seeing it is written down',
    response: sent,
    ours: true,
  }),
  resend: route({
    method: 'POST',
    path: '/console/outbox/:id/resend',
    access: 'console',
    summary: 'Send a failed one again, to those it has not reached',
    body: z.strictObject({}),
    response: sent,
    status: 202,
    ours: true,
  }),
};

const recipient = z.string().trim().min(3).max(254);
/** One or up to a hundred. */
const recipients = z.union([recipient, z.array(recipient).min(1).max(100)]);
const queued = z.object({ ids: z.array(id) });

/** One-off letters of administrators. */
export const letters = {
  email: route({
    method: 'POST',
    path: '/console/email',
    access: 'console',
    summary: 'Send an e-mail; each recipient gets one of their own',
    body: z.strictObject({ to: recipients, subject: line.min(1).max(200), html: z.string().trim().min(1).max(50_000) }),
    response: queued,
    status: 202,
  }),
  message: route({
    method: 'POST',
    path: '/console/message',
    access: 'console',
    summary: 'Send a text message; each recipient gets one of their own',
    body: z.strictObject({
      to: recipients,
      subject: line.max(40).optional(),
      message: z.string().trim().min(1).max(2000),
    }),
    response: queued,
    status: 202,
  }),
};

/** No open relay: only to the firm, or to a number or address the caller has proved. */
export const message = {
  send: route({
    method: 'POST',
    path: '/v1/message',
    access: 'public',
    summary: 'Write to the firm, or to oneself: with a sign-in or a `certToken`, three an hour',
    body: z.strictObject({
      /** `firm`, or the caller's own proved phone number or e-mail address. */
      to: z.string().trim().min(3).max(254),
      subject: line.min(1).max(100),
      message: z.string().trim().min(1).max(2000),
      certToken: z.string().max(100).optional(),
    }),
    response: queued,
    status: 202,
  }),
};

/** What the site told a member. */
const InboxEntry = z.object({
  ...record.pick({ _id: true, createdAt: true }).shape,
  type: z.enum(templateCodes),
  title: L(300),
  text: L(4000),
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
    summary: 'What the site told the member, newest first',
    query: listQuery(['createdAt'], { unread: z.enum(['true', 'false']).optional() }),
    response: listOf('inbox', InboxEntry).extend({ unread: z.int() }),
    localised: true,
    ours: true,
  }),
  read: route({
    method: 'PUT',
    path: '/v1/me/inbox',
    access: 'member',
    summary: 'Mark entries as read, all where none is named',
    body: z.strictObject({ ids: z.array(id).max(100).optional() }),
    response: z.object({ unread: z.int() }),
    ours: true,
  }),
};
