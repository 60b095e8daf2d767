import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { type Language, pickText } from 'shared/contract';
import type { User } from '../../members/index';
import { formatMessage } from '../../platform/http/language';
import type { FairRow } from '../fairs/table';
import { formatPlace } from '../matchings/format';
import type { MatchingRow } from '../matchings/table';
import { formatCompanyName } from '../participations/profiles';

interface CalendarEntry {
  matching: MatchingRow;
  fair: FairRow;
  /** Undefined when the user does not exist. */
  partner: User | undefined;
}

interface CalendarOptions {
  publicUrl: string;
  /** REQUEST and CANCEL for mails, PUBLISH for a download; a feed has none. */
  method?: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  language: Language;
  name?: string;
  /** Recipient of the mail: calendars accept an invitation only if its recipient is an attendee (RFC 5546). */
  reader?: { name: string; email: string };
}

/** Suggested refresh interval of a subscribed calendar (s). */
const refreshS = 3600;

const title = {
  ko: '[상담] {partner} · {fair}',
  en: '[Meeting] {partner} · {fair}',
  cn: '[洽谈] {partner} · {fair}',
};

/** Meetings as an iCalendar text, with times in UTC. */
export const buildCalendar = (
  entries: CalendarEntry[],
  { publicUrl, method, language, name, reader }: CalendarOptions,
): string => {
  const { hostname } = new URL(publicUrl);
  const calendar = ical({ prodId: { company: 'Portico', product: 'matching' } });
  if (method) calendar.method(ICalCalendarMethod[method]);
  if (name) calendar.name(name).ttl(refreshS);
  for (const { matching, fair, partner } of entries) {
    if (matching.start === null || matching.end === null) continue;
    const cancelled = method === 'CANCEL' || matching.status === 'CANCELLED';
    const event = calendar.createEvent({
      // Stable and the same for both parties (M20).
      id: `matching-${matching._id}@${hostname}`,
      sequence: matching.icsSequence,
      stamp: new Date(matching.updatedAt),
      start: new Date(matching.start),
      end: new Date(matching.end),
      summary: formatMessage(title, language, {
        partner: formatCompanyName(partner, language),
        fair: pickText(fair.title, language),
      }),
      location: formatPlace(matching, fair, language),
      description: `${publicUrl}/matching/schedule?m=${matching._id}`,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (matching.room) event.url(matching.room.url);
    // Mail clients need an organiser to accept an invitation.
    const email = fair.organizer?.email ?? `no-reply@${hostname}`;
    if (method) event.organizer({ name: pickText(fair.title, language), email });
    // Both have agreed already, so no reply is requested.
    if (reader) event.createAttendee({ ...reader, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  }
  return calendar.toString();
};
