import type { Language, MessageTemplate } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { composeMail } from '../../platform/mail/compose';
import { enqueueMail, enqueueSms } from '../../platform/mail/outbox';
import type { Mail } from '../../platform/mail/table';
import type { FirmProfile } from './firm-profile';
import { renderMailContent, renderSms, type TemplateData, toMail } from './render';
import type { MessageRow } from './table';

export type Channel = 'SMS' | 'EMAIL';
export type Calendar = NonNullable<Mail['calendar']>;

/** The record that a message is about; purging the record deletes the message. */
export interface RecordRef {
  type: string;
  _id: string;
}

interface OutgoingMessage {
  message: MessageRow;
  firm: FirmProfile;
  language: Language;
  data: TemplateData;
  channel: Channel;
  to: string;
  nextAt?: string;
  skipped?: string | undefined;
}

interface MessageOrigin {
  template: MessageTemplate;
  ref: RecordRef;
  key: string;
  user: string | null;
  calendar?: Calendar;
}

/** Puts one rendered template into the outbox. Returns the id, or null if the template does not use the channel. */
export const enqueueMessage = async (
  tx: Database,
  { message, firm, language, data, channel, to, nextAt, skipped }: OutgoingMessage,
  { template, ref, key, user, calendar }: MessageOrigin,
) => {
  const cause = {
    dedupeKey: `${key}:${channel}`,
    resource: ref.type,
    target: ref._id,
    template,
    ...(user ? { _user: user } : {}),
    ...(nextAt ? { nextAt } : {}),
    skipped,
  };
  const { channels } = message;
  if (channel === 'SMS')
    return channels.includes('SMS') || channels.includes('ALIMTALK')
      ? enqueueSms(tx, renderSms(message, language, data, { to, firm }), cause)
      : null;
  if (!channels.includes('EMAIL')) return null;
  const content = renderMailContent(message, language, data, firm);
  const mail = toMail(composeMail(content, firm.getSender(language), language), to, firm, language);
  return enqueueMail(tx, calendar ? { ...mail, calendar } : mail, cause);
};
