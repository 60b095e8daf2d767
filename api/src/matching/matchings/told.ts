import { and, eq, inArray } from 'drizzle-orm';
import type { Language, Slot, Template, Values } from 'shared/contract';
import { pick } from 'shared/contract';
import type { Messenger } from '../../members/messages/tell';
import type { Database } from '../../platform/database/connect';
import { calendarOf } from '../calendars/ics';
import type { FairRow } from '../fairs/table';
import { profileOf, usersOf } from '../participations/profiles';
import { participations } from '../participations/table';
import type { MatchingRow } from './table';
import { placeOf, whenOf } from './words';

type MatchingTemplate = Extract<Template, `matching.${string}`>;

interface News<T extends MatchingTemplate> {
  template: T;
  matching: MatchingRow;
  fair: FairRow;
  /** Who learns it; both parties where it is left out. */
  to?: string[];
  /** What the text needs beside partner and fair, in the reader’s language and time zone. */
  values?: (language: Language, timezone: string | null) => Omit<Values<T>, 'partner' | 'fair'>;
  /** Told once per reader and key. */
  key: string;
  /** Goes with the mail as a calendar file. */
  calendar?: 'REQUEST' | 'CANCEL';
}

interface Telling {
  messenger: Messenger;
  /** Host of the site, for the names of calendar entries. */
  publicUrl: string;
}

/** Tells the parties of a matching, each about the other one. */
export const createTold = ({ messenger, publicUrl }: Telling) => {
  const tell = async <T extends MatchingTemplate>(tx: Database, news: News<T>) => {
    const { template, matching, fair, values, key, calendar } = news;
    const parties = [matching.seller, matching.buyer];
    const known = await usersOf(tx, parties);
    const zones = await tx
      .select({ user: participations._user, timezone: participations.timezone })
      .from(participations)
      .where(and(eq(participations._fair, fair._id), inArray(participations._user, parties)));
    for (const user of news.to ?? parties) {
      const partner = known.get(parties.find((party) => party !== user) ?? '');
      const addressee = known.get(user);
      const timezone = zones.find((zone) => zone.user === user)?.timezone ?? null;
      await messenger.tell(tx, {
        user,
        template: template as Template,
        values: ({ language }) =>
          ({
            partner: partner ? pick(profileOf(partner).name, language) : '—',
            fair: pick(fair.title, language),
            ...values?.(language, timezone),
          }) as Values<Template>,
        link: `/matching/schedule?m=${matching._id}`,
        ref: { type: 'matchings', _id: matching._id },
        dedupeKey: `matching:${matching._id}:${key}`,
        ...(calendar && {
          calendar: {
            method: calendar,
            content: calendarOf([{ matching, fair, partner: partner ? profileOf(partner) : null }], {
              publicUrl,
              method: calendar,
              language: addressee?.language ?? 'ko',
              ...(addressee && { reader: { name: addressee.name, email: addressee.email } }),
            }),
          },
        }),
      });
    }
  };

  /** Time and place as they stand now. */
  const agreed = (matching: MatchingRow, fair: FairRow) => (language: Language, timezone: string | null) => ({
    when: whenOf(slotOf(matching), language, fair, timezone),
    place: placeOf(matching, fair, language),
  });

  return { tell, agreed, messenger };
};

export type Told = ReturnType<typeof createTold>;

/** The agreed time of a matching that has one. */
export const slotOf = ({ start, end }: Pick<MatchingRow, 'start' | 'end'>): Slot => {
  if (start === null || end === null) throw new Error('A matching without a time was taken for an agreed one');
  return { start, end };
};
