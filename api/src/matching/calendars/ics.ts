import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { type CompanyProfile, type Language, pickText } from 'shared/contract';
import { formatMessage } from '../../platform/http/language';
import type { FairRow } from '../fairs/table';
import { formatPlace } from '../matchings/format';
import type { MatchingRow } from '../matchings/table';

interface CalendarEntry {
  matching: MatchingRow;
  fair: FairRow;
  /** Null when the user does not exist. */
  partner: CompanyProfile | null;
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

/** The UID of a meeting: stable and the same for both parties (M20). */
const getEventUid = (matching: MatchingRow, publicUrl: string) =>
  `matching-${matching._id}@${new URL(publicUrl).hostname}`;

/** Meetings as an iCalendar text, with times in UTC. */
export const buildCalendar = (
  entries: CalendarEntry[],
  { publicUrl, method, language, name, reader }: CalendarOptions,
): string => {
  const calendar = ical({ prodId: { company: 'Portico', product: 'matching' } });
  if (method) calendar.method(ICalCalendarMethod[method]);
  if (name) calendar.name(name).ttl(refreshS);
  for (const { matching, fair, partner } of entries) {
    if (matching.start === null || matching.end === null) continue;
    const cancelled = method === 'CANCEL' || matching.status === 'CANCELLED';
    const event = calendar.createEvent({
      id: getEventUid(matching, publicUrl),
      sequence: matching.icsSequence,
      stamp: new Date(matching.updatedAt),
      start: new Date(matching.start),
      end: new Date(matching.end),
      summary: formatMessage(title, language, {
        partner: partner ? pickText(partner.name, language) : '—',
        fair: pickText(fair.title, language),
      }),
      location: formatPlace(matching, fair, language),
      description: `${publicUrl}/matching/schedule?m=${matching._id}`,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (matching.room) event.url(matching.room.url);
    // Mail clients need an organiser to accept an invitation.
    if (method) event.organizer({ name: pickText(fair.title, language), email: getOrganiserEmail(fair, publicUrl) });
    // Both have agreed already, so no reply is requested.
    if (reader) event.createAttendee({ ...reader, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  }
  return calendar.toString();
};

const getOrganiserEmail = ({ organizer }: FairRow, publicUrl: string) =>
  organizer?.email ?? `no-reply@${new URL(publicUrl).hostname}`;
