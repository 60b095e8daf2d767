import { and, eq, inArray } from 'drizzle-orm';
import type { Language, MessageTemplate, TemplateValues } from 'shared/contract';
import { pickText } from 'shared/contract';
import { type MembersServices, users } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { findRowsById } from '../../platform/database/rows';
import { buildCalendar } from '../calendars/ics';
import type { FairRow } from '../fairs/table';
import { formatCompanyName } from '../participations/profiles';
import { participations } from '../participations/table';
import { formatPlace, formatWhen } from './format';
import { getPartner } from './parties';
import { getAgreedSlot } from './slots';
import type { MatchingRow } from './table';

type MatchingTemplate = Extract<MessageTemplate, `matching.${string}`>;

interface MatchingNotification<T extends MatchingTemplate> {
  template: T;
  matching: MatchingRow;
  fair: FairRow;
  /** Recipients; both parties when omitted. */
  to?: string[];
  /** Values of the template besides partner and fair, in the recipient’s language and time zone. */
  values?: (language: Language, timezone: string | null) => Omit<TemplateValues<T>, 'partner' | 'fair'>;
  /** One notification per recipient and key; the template when omitted. */
  key?: string;
  /** Method of the calendar file attached to the mail. */
  calendar?: 'REQUEST' | 'CANCEL';
}

/** Creates the notifier of matchings: notifications to the parties, each naming the other as partner. */
export const createMatchingNotifier = ({ messenger, publicUrl }: Pick<MembersServices, 'messenger' | 'publicUrl'>) => {
  const notify = async <T extends MatchingTemplate>(tx: Database, notification: MatchingNotification<T>) => {
    const { template, matching, fair, values, calendar } = notification;
    const key = notification.key ?? template.replace('matching.', '');
    const parties = [matching.seller, matching.buyer];
    const usersById = await findRowsById(tx, users, parties);
    const timezones = await tx
      .select({ user: participations._user, timezone: participations.timezone })
      .from(participations)
      .where(and(eq(participations._fair, fair._id), inArray(participations._user, parties)));
    for (const user of notification.to ?? parties) {
      const partner = usersById.get(getPartner(matching, user));
      const recipient = usersById.get(user);
      const timezone = timezones.find((zone) => zone.user === user)?.timezone ?? null;
      await messenger.notify(tx, {
        user,
        template: template as MessageTemplate,
        values: ({ language }) =>
          ({
            partner: formatCompanyName(partner, language),
            fair: pickText(fair.title, language),
            ...values?.(language, timezone),
          }) as TemplateValues<MessageTemplate>,
        link: `/matching/schedule?m=${matching._id}`,
        ref: { type: 'matchings', _id: matching._id },
        dedupeKey: `matching:${matching._id}:${key}`,
        ...(calendar && {
          calendar: {
            method: calendar,
            content: buildCalendar([{ matching, fair, partner }], {
              publicUrl,
              method: calendar,
              language: recipient?.language ?? 'ko',
              ...(recipient && { reader: { name: recipient.name, email: recipient.email } }),
            }),
          },
        }),
      });
    }
  };

  /** Current time and place, as values of a template. */
  const getMeetingValues = (matching: MatchingRow, fair: FairRow) => (language: Language, timezone: string | null) => ({
    when: formatWhen(getAgreedSlot(matching), language, fair, timezone),
    place: formatPlace(matching, fair, language),
  });

  /** Notifies both parties of a booked or moved meeting, with a calendar invitation. */
  const notifyAgreed = (tx: Database, event: 'accepted' | 'rescheduled', matching: MatchingRow, fair: FairRow) =>
    notify(tx, {
      template: `matching.${event}`,
      matching,
      fair,
      values: getMeetingValues(matching, fair),
      key: `${event}:${matching.icsSequence}`,
      calendar: 'REQUEST',
    });

  /** Notifies both parties of a meeting that the organiser has booked or moved, with the reason and an invitation. */
  const notifyOrganised = (
    tx: Database,
    event: 'booked' | 'moved',
    { matching, fair, reason }: { matching: MatchingRow; fair: FairRow; reason: string },
  ) =>
    notify(tx, {
      template: `matching.${event}`,
      matching,
      fair,
      values: (language, timezone) => ({ ...getMeetingValues(matching, fair)(language, timezone), reason }),
      key: `${event}:${matching.icsSequence}`,
      calendar: 'REQUEST',
    });

  return { notify, notifyAgreed, notifyOrganised, getMeetingValues, messenger };
};

export type MatchingNotifier = ReturnType<typeof createMatchingNotifier>;
