import type { Language, Template } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { compose } from '../../platform/mail/compose';
import { enqueue, enqueueSms } from '../../platform/mail/outbox';
import type { Mail } from '../../platform/mail/table';
import type { Office } from './office';
import { type Filling, letterOf, mailOf, smsOf } from './render';
import type { MessageRow } from './table';

export type Channel = 'SMS' | 'EMAIL';
export type Calendar = NonNullable<Mail['calendar']>;

/** The record that something is about; it takes what was sent about it along when it is purged. */
export interface Ref {
  type: string;
  _id: string;
}

interface Posting {
  message: MessageRow;
  office: Office;
  language: Language;
  filling: Filling;
  channel: Channel;
  to: string;
  nextAt?: string;
  skipped?: string | undefined;
}

interface About {
  template: Template;
  ref: Ref;
  key: string;
  user: string | null;
  calendar?: Calendar;
}

/** Puts one filled template into the outbox, where its channel is one of the template's. */
export const post = async (
  tx: Database,
  { message, office, language, filling, channel, to, nextAt, skipped }: Posting,
  { template, ref, key, user, calendar }: About,
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
      ? enqueueSms(tx, smsOf(message, language, filling, { to, office }), cause)
      : null;
  if (!channels.includes('EMAIL')) return null;
  const letter = letterOf(message, language, filling, office);
  const mail = mailOf(compose(letter, office.sender(language), language), to, office, language);
  return enqueue(tx, calendar ? { ...mail, calendar } : mail, cause);
};
