import { z } from 'zod';
import { listOf, updateBody } from '../crud';
import { auditedRecord, booleanFlag, id, localisedText, requiredText, singleLine } from '../fields';
import { languages } from '../localised';
import { route } from '../route';
import { countSmsBytes, lmsMaxBytes, messageTemplateCodes } from './message-templates';

export const messageChannels = ['SMS', 'EMAIL', 'ALIMTALK'] as const;
export type MessageChannel = (typeof messageChannels)[number];

const fitsInLms = (text: { ko: string; en?: string | null | undefined; cn?: string | null | undefined }) =>
  languages.every((language) => countSmsBytes(text[language] ?? '') <= lmsMaxBytes);

const writable = z.object({
  /** Shown to administrators only. */
  title: singleLine.min(1).max(60),
  channels: z.array(z.enum(messageChannels)).max(3),
  /** Subject of the e-mail, of an LMS and of the inbox entry. */
  subject: localisedText(100),
  /** Body of a text message. */
  body: localisedText(2000).refine(fitsInLms, { params: { code: 'sms_length' } }),
  /** Body of the e-mail; null sends `body`. */
  html: localisedText(20_000).nullish(),
  /** Code of the text that Kakao has approved. */
  alimtalkCode: z.string().trim().max(40).nullish(),
  /** Whether a failed Alimtalk is sent as a text message. */
  failover: z.boolean(),
  enabled: z.boolean(),
  /** An advertisement: needs consent, is labelled as such and is not sent at night. */
  isAd: z.boolean(),
});

/** A message template; placeholders `#{name}` are filled in when it is sent. */
export const Message = z.object({
  ...auditedRecord.shape,
  ...writable.shape,
  code: z.enum(messageTemplateCodes),
  /** Variables that its texts may use. */
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
    ...listOf('messages', Message, {
      sorts: ['code', 'title', 'updatedAt', 'createdAt', 'subject', 'enabled', 'isAd'],
      filters: { isAd: booleanFlag.optional() },
    }),
  }),
  get: route({ method: 'GET', path: `${path}/:id`, access: 'console', summary: 'One message', response: detail }),
  update: route({
    method: 'PUT',
    path: `${path}/:id`,
    access: 'console',
    summary: 'Change the texts of a message; code and variables cannot change',
    body: updateBody(writable),
    response: detail,
  }),
  test: route({
    method: 'POST',
    path: `${path}/test`,
    access: 'console',
    summary: 'Send a message labelled [TEST]; ten a day',
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

/** A phone number or an e-mail address. */
export const recipient = z.string().trim().min(3).max(254);
/** Ids of the outbox entries that were written. */
export const QueuedMessages = z.object({ ids: z.array(id) });

/** Visitors can write only to the firm, or to a phone number or address that they have verified. */
export const message = {
  send: route({
    method: 'POST',
    path: '/v1/message',
    access: 'public',
    summary: 'Write to the firm or to oneself: with a sign-in or a `certToken`, three an hour',
    body: z.strictObject({
      /** `firm`, or the caller’s own verified phone number or e-mail address. */
      to: recipient,
      subject: singleLine.min(1).max(100),
      message: requiredText(2000),
      certToken: z.string().max(100).optional(),
    }),
    response: QueuedMessages,
    status: 202,
  }),
};
