import { and, eq, inArray } from 'drizzle-orm';
import {
  type Language,
  languages,
  type MessageTemplate,
  outboxSkipReasons,
  type TemplateValues,
} from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import { publishLiveEvent } from '../../platform/live/publish';
import { buildPageUrl } from '../../platform/page-url';
import { pickName } from '../users/pick-name';
import { maySignIn, type User, users } from '../users/table';
import { getAdDeliveryTime } from './ad-delivery-time';
import { type Calendar, type Channel, enqueueMessage, type RecordRef } from './enqueue-message';
import { type FirmProfile, readFirmProfile } from './firm-profile';
import { findMissingValues, renderInboxTexts, type TemplateData } from './render';
import { inbox, type MessageRow, messages } from './table';

/** Who a text is written for. */
interface TemplateReader {
  language: Language;
  name: string;
}

interface NotificationContent<T extends MessageTemplate> {
  template: T;
  /** Values of the template's variables; a function where they differ by reader. */
  values: TemplateValues<T> | ((reader: TemplateReader) => TemplateValues<T>);
  /** Path on the site. */
  link?: string | null;
  ref: RecordRef;
  /** A recipient gets one notification per key, however often it is sent. */
  dedupeKey: string;
  calendar?: Calendar;
}

export interface Notification<T extends MessageTemplate> extends NotificationContent<T> {
  /** Ids. Blocked, withdrawn and deleted users are skipped. */
  user: string | string[];
  /** Overrides the channels that the user chose. */
  channels?: readonly Channel[];
  /** False where the sessions of the user end with the transaction: their open pages could not read it. */
  live?: boolean;
}

/** A notification to somebody without an account. */
export interface AddressNotification<T extends MessageTemplate> extends NotificationContent<T> {
  to: { email?: string | null; phone?: string | null };
  name: string;
  language: Language;
  /** Listed below the text of the mail. */
  facts?: TemplateData['facts'];
}

type Recipient = Pick<User, '_id' | 'name' | 'nameEn' | 'email' | 'phone' | 'language' | 'notifications' | 'marketing'>;

interface Delivery {
  publicUrl: string;
  message: MessageRow;
  firm: FirmProfile;
}

const getTemplate = async (tx: Database, code: MessageTemplate): Promise<MessageRow> => {
  const message = await findRow(tx, messages, eq(messages.code, code));
  if (!message) throw new Error(`No template ${code}`);
  return message;
};

const findRecipients = (tx: Database, ids: string[]) =>
  tx
    .select()
    .from(users)
    .where(and(inArray(users._id, ids), maySignIn));

const createTemplateData = <T extends MessageTemplate>(
  { publicUrl, firm }: Delivery,
  { link, values }: NotificationContent<T>,
  reader: TemplateReader,
) => {
  const url = link ? buildPageUrl(publicUrl, link, reader.language) : null;
  const common = {
    name: reader.name,
    site: firm.getSiteName(reader.language),
    url: url ?? buildPageUrl(publicUrl, '/', reader.language),
  };
  const specific: Record<string, string> = typeof values === 'function' ? values(reader) : values;
  return { values: { ...common, ...specific }, url };
};

/** Why a message is only stored and not sent. */
const getSkipReason = ({ enabled }: MessageRow, missing: string[]) => {
  if (missing.length > 0) return `${outboxSkipReasons.missing} ${missing.join(', ')}`;
  return enabled ? undefined : outboxSkipReasons.disabled;
};

/** Advertisements need consent by channel, and wait for the morning without consent to night messages. */
const getSchedule = ({ isAd }: MessageRow, channel: Channel, { marketing }: Recipient) => {
  if (!isAd) return {};
  if (!(channel === 'SMS' ? marketing.sms : marketing.email)) return { skipped: outboxSkipReasons.noConsent };
  return marketing.night ? {} : { nextAt: getAdDeliveryTime(Date.now()) };
};

/** Adds the inbox entry in all languages; false if the entry exists already. */
const addInboxEntry = async <T extends MessageTemplate>(
  tx: Database,
  delivery: Delivery,
  recipient: Recipient,
  content: NotificationContent<T>,
) => {
  const texts = languages.map((language) => {
    const data = createTemplateData(delivery, content, { language, name: pickName(recipient, language) });
    return [language, renderInboxTexts(delivery.message, language, data)] as const;
  });
  const pickPart = (part: 'title' | 'text') =>
    Object.fromEntries(texts.map(([language, parts]) => [language, parts[part]])) as Record<Language, string>;
  const { rowCount } = await tx
    .insert(inbox)
    .values({
      _user: recipient._id,
      type: content.template,
      title: pickPart('title'),
      text: pickPart('text'),
      link: content.link ?? null,
      resource: content.ref.type,
      target: content.ref._id,
      dedupeKey: content.dedupeKey,
    })
    .onConflictDoNothing();
  return rowCount === 1;
};

/** Returns whether the recipient was notified now; false for a repeated key. */
const notifyRecipient = async <T extends MessageTemplate>(
  tx: Database,
  delivery: Delivery,
  recipient: Recipient,
  { channels, ...content }: Omit<Notification<T>, 'user' | 'live'>,
) => {
  const { message, firm } = delivery;
  const { language } = recipient;
  const data = createTemplateData(delivery, content, { language, name: pickName(recipient, language) });
  const missing = findMissingValues(message, language, data);
  if (missing.length === 0 && !(await addInboxEntry(tx, delivery, recipient, content))) return false;
  const chosen = channels ?? recipient.notifications.filter((channel) => channel !== 'PHONE');
  const key = `${content.dedupeKey}:${recipient._id}`;
  const skipped = getSkipReason(message, missing);
  for (const channel of chosen) {
    const to = channel === 'SMS' ? recipient.phone : recipient.email;
    if (!to) continue;
    const schedule = skipped ? { skipped } : getSchedule(message, channel, recipient);
    const outgoing = { message, firm, language, data, channel, to, ...schedule };
    await enqueueMessage(tx, outgoing, { ...content, key, user: recipient._id });
  }
  return true;
};

export const createMessenger = ({ publicUrl }: { publicUrl: string }) => {
  const loadDelivery = async (tx: Database, template: MessageTemplate): Promise<Delivery> => ({
    publicUrl,
    message: await getTemplate(tx, template),
    firm: await readFirmProfile(tx),
  });

  return {
    /**
     * Notifies members: an inbox entry, and a mail or text message by the channels they chose, all in the caller's
     * transaction. Repeating a `dedupeKey` does nothing.
     */
    notify: async <T extends MessageTemplate>(tx: Database, { user, live = true, ...content }: Notification<T>) => {
      const recipients = await findRecipients(tx, [user].flat());
      if (recipients.length === 0) return;
      const delivery = await loadDelivery(tx, content.template);
      const notified: string[] = [];
      for (const recipient of recipients)
        if (await notifyRecipient(tx, delivery, recipient, content)) notified.push(recipient._id);
      if (live && notified.length > 0)
        await publishLiveEvent(tx, {
          type: 'notice',
          users: notified,
          data: { code: content.template, _ref: content.ref._id },
        });
    },

    /** Sends a notification to an address, without an inbox entry. */
    notifyAddress: async <T extends MessageTemplate>(
      tx: Database,
      { to, name, language, facts = [], ...content }: AddressNotification<T>,
    ) => {
      const delivery = await loadDelivery(tx, content.template);
      const { message, firm } = delivery;
      const data = { ...createTemplateData(delivery, content, { language, name }), facts };
      const skipped = getSkipReason(message, findMissingValues(message, language, data));
      const addresses: [Channel, string | null | undefined][] = [
        ['EMAIL', to.email],
        ['SMS', to.phone],
      ];
      for (const [channel, address] of addresses)
        if (address)
          await enqueueMessage(
            tx,
            { message, firm, language, data, channel, to: address, skipped },
            { ...content, key: content.dedupeKey, user: null },
          );
    },
  };
};

export type Messenger = ReturnType<typeof createMessenger>;
