import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { type CompanyProfile, type Language, pick } from 'shared/contract';
import { phrase } from '../../platform/http/language';
import type { FairRow } from '../fairs/table';
import type { MatchingRow } from '../matchings/table';
import { placeOf } from '../matchings/words';

interface Entry {
  matching: MatchingRow;
  fair: FairRow;
  /** Null for somebody who is gone. */
  partner: CompanyProfile | null;
}

interface Options {
  publicUrl: string;
  /** An invitation goes out by mail, a file is published; a feed has none. */
  method?: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  language: Language;
  name?: string;
  /** Whose mail it is: calendars take an invitation only where its reader is among those invited (RFC 5546). */
  reader?: { name: string; email: string };
}

/** How often a calendar that subscribes should look again (s). */
const refreshS = 3600;

const title = {
  ko: '[상담] {partner} · {fair}',
  en: '[Meeting] {partner} · {fair}',
  cn: '[洽谈] {partner} · {fair}',
};

/** The name of a meeting in calendars: the same for both parties, for as long as it lives (M20). */
const uidOf = (matching: MatchingRow, publicUrl: string) => `matching-${matching._id}@${new URL(publicUrl).hostname}`;

/** Meetings as a calendar file. Times are in UTC, so that each calendar shows its owner’s own. */
export const calendarOf = (entries: Entry[], { publicUrl, method, language, name, reader }: Options): string => {
  const calendar = ical({ prodId: { company: 'Portico', product: 'matching' } });
  if (method) calendar.method(ICalCalendarMethod[method]);
  if (name) calendar.name(name).ttl(refreshS);
  for (const { matching, fair, partner } of entries) {
    if (matching.start === null || matching.end === null) continue;
    const cancelled = method === 'CANCEL' || matching.status === 'CANCELLED';
    const event = calendar.createEvent({
      id: uidOf(matching, publicUrl),
      sequence: matching.icsSequence,
      stamp: new Date(matching.updatedAt),
      start: new Date(matching.start),
      end: new Date(matching.end),
      summary: phrase(title, language, {
        partner: partner ? pick(partner.name, language) : '—',
        fair: pick(fair.title, language),
      }),
      location: placeOf(matching, fair, language),
      description: `${publicUrl}/matching/schedule?m=${matching._id}`,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (matching.room) event.url(matching.room.url);
    // Clients take a meeting from a mail only where somebody invites.
    if (method) event.organizer({ name: pick(fair.title, language), email: organiserOf(fair, publicUrl) });
    // Both have agreed already, so nobody is asked to answer.
    if (reader) event.createAttendee({ ...reader, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  }
  return calendar.toString();
};

const organiserOf = ({ organizer }: FairRow, publicUrl: string) =>
  organizer?.email ?? `no-reply@${new URL(publicUrl).hostname}`;
