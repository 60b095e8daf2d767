import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type Language, languages, type Template, type Values } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { publish } from '../../platform/live/publish';
import { type User, users } from '../users/table';
import { byDay } from './night';
import { type Office, readOffice } from './office';
import { type Calendar, type Channel, post, type Ref } from './post';
import { inboxTexts, missingValues } from './render';
import { inbox, type MessageRow, messages } from './table';

/** Whoever reads a text. */
export interface Reader {
  language: Language;
  name: string;
}

type Given<T extends Template> = Values<T> | ((reader: Reader) => Values<T>);

interface Said<T extends Template> {
  template: T;
  /** What fills the text, where it differs by reader as a function. */
  values: Given<T>;
  /** A path of the site. */
  link?: string | null;
  ref: Ref;
  /** Told once under one key, whoever tells it how often. */
  dedupeKey: string;
  calendar?: Calendar;
}

export interface Telling<T extends Template> extends Said<T> {
  /** Ids; whoever is blocked or gone is not told. */
  user: string | string[];
  /** Instead of the ways that the reader chose. */
  channels?: readonly Channel[];
}

/** To whom no account says how to reach them. */
export interface AddressTelling<T extends Template> extends Said<T> {
  to: { email?: string | null; phone?: string | null };
  name: string;
  language: Language;
}

type Reached = Pick<User, '_id' | 'name' | 'email' | 'phone' | 'language' | 'notifications' | 'marketing'>;

const templateOf = async (tx: Database, code: Template): Promise<MessageRow> => {
  const [message] = await tx.select().from(messages).where(eq(messages.code, code));
  if (!message) throw new Error(`No template ${code}`);
  return message;
};

const reachable = (tx: Database, ids: string[]) =>
  tx
    .select()
    .from(users)
    .where(and(inArray(users._id, ids), inArray(users.status, ['ACTIVE', 'PENDING']), isNull(users.deletedAt)));

const valuesFor = <T extends Template>(values: Given<T>, reader: Reader): Record<string, string> =>
  typeof values === 'function' ? values(reader) : values;

/** An advertisement needs consent for its way, and for the night; everything else goes at once. */
const timing = ({ isAd, enabled }: MessageRow, channel: Channel, { marketing }: Reached) => {
  if (!enabled) return { skipped: 'switched off' };
  if (!isAd) return {};
  if (!(channel === 'SMS' ? marketing.sms : marketing.email)) return { skipped: 'no consent to advertisements' };
  return marketing.night ? {} : { nextAt: byDay(Date.now()) };
};

export const createMessenger = ({ publicUrl }: { publicUrl: string }) => {
  const fillingOf = <T extends Template>(said: Said<T>, reader: Reader, office: Office) => {
    const url = said.link ? publicUrl + said.link : null;
    const common = { name: reader.name, site: office.site(reader.language), url: url ?? publicUrl };
    return { values: { ...common, ...valuesFor(said.values, reader) }, url };
  };

  /** The entry of the inbox, in all languages; false where it stands already. */
  const remember = async <T extends Template>(
    tx: Database,
    { message, office, reader }: { message: MessageRow; office: Office; reader: Reached },
    said: Said<T>,
  ) => {
    const inEach = languages.map((language) => {
      const filling = fillingOf(said, { language, name: reader.name }, office);
      return [language, inboxTexts(message, language, filling)] as const;
    });
    const pickEach = (part: 'title' | 'text') =>
      Object.fromEntries(inEach.map(([language, texts]) => [language, texts[part]])) as Record<Language, string>;
    const { rowCount } = await tx
      .insert(inbox)
      .values({
        _user: reader._id,
        type: said.template,
        title: pickEach('title'),
        text: pickEach('text'),
        link: said.link ?? null,
        resource: said.ref.type,
        target: said.ref._id,
        dedupeKey: said.dedupeKey,
      })
      .onConflictDoNothing();
    return rowCount === 1;
  };

  const tellOne = async <T extends Template>(
    tx: Database,
    { message, office, reader }: { message: MessageRow; office: Office; reader: Reached },
    { channels, ...said }: Omit<Telling<T>, 'user'>,
  ) => {
    const { language } = reader;
    const filling = fillingOf(said, reader, office);
    const missing = missingValues(message, language, filling);
    if (missing.length === 0 && !(await remember(tx, { message, office, reader }, said))) return false;
    const chosen = channels ?? reader.notifications.filter((channel) => channel !== 'PHONE');
    const key = `${said.dedupeKey}:${reader._id}`;
    for (const channel of chosen) {
      const to = channel === 'SMS' ? reader.phone : reader.email;
      if (!to) continue;
      const when =
        missing.length > 0 ? { skipped: `no value for ${missing.join(', ')}` } : timing(message, channel, reader);
      await post(tx, { message, office, language, filling, channel, to, ...when }, { ...said, key, user: reader._id });
    }
    return true;
  };

  return {
    /**
     * Tells members something: an entry in the inbox, and a mail or text message by the ways they chose, all in the
     * caller's transaction. A repeat is harmless.
     */
    tell: async <T extends Template>(tx: Database, { user, ...telling }: Telling<T>) => {
      const readers = await reachable(tx, [user].flat());
      if (readers.length === 0) return;
      const [message, office] = [await templateOf(tx, telling.template), await readOffice(tx)];
      const told: string[] = [];
      for (const reader of readers) if (await tellOne(tx, { message, office, reader }, telling)) told.push(reader._id);
      if (told.length > 0)
        await publish(tx, {
          type: 'notice',
          users: told,
          data: { code: telling.template, _ref: telling.ref._id },
        });
    },

    /** Tells somebody by an address alone. */
    tellAddress: async <T extends Template>(tx: Database, { to, name, language, ...said }: AddressTelling<T>) => {
      const [message, office] = [await templateOf(tx, said.template), await readOffice(tx)];
      const filling = fillingOf(said, { language, name }, office);
      const missing = missingValues(message, language, filling);
      const skipped = !message.enabled
        ? 'switched off'
        : missing.length > 0
          ? `no value for ${missing.join(', ')}`
          : undefined;
      const ways: [Channel, string | null | undefined][] = [
        ['EMAIL', to.email],
        ['SMS', to.phone],
      ];
      for (const [channel, address] of ways)
        if (address)
          await post(
            tx,
            { message, office, language, filling, channel, to: address, skipped },
            { ...said, key: said.dedupeKey, user: null },
          );
    },
  };
};

export type Messenger = ReturnType<typeof createMessenger>;
