import ical, { ICalAlarmType, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

interface Person {
  name: string;
  email: string;
}

export interface CalendarEvent {
  /** The same in every version of the event. */
  id: string;
  /** Ascending with each version. */
  sequence: number;
  updatedAt: string;
  start: string;
  end: string;
  summary: string;
  location: string;
  description: string;
  url?: string | undefined;
  cancelled: boolean;
  /** Warning before the event (s). */
  alarmS: number;
  organizer: Person;
}

export interface IcsOptions {
  /** REQUEST and CANCEL for mails, PUBLISH for a download; a feed has none. */
  method?: 'REQUEST' | 'CANCEL' | 'PUBLISH' | undefined;
  product: string;
  /** Name of the feed, and how often it is read again (s). */
  feed?: { name: string; refreshS: number } | undefined;
  /** Recipient of the mail: calendars accept an invitation only if its recipient is an attendee (RFC 5546). */
  reader?: Person | undefined;
}

/** Events as an iCalendar text, with times in UTC. */
export const buildIcs = (events: CalendarEvent[], { method, product, feed, reader }: IcsOptions): string => {
  const calendar = ical({ prodId: { company: 'Portico', product } });
  if (method) calendar.method(ICalCalendarMethod[method]);
  if (feed) calendar.name(feed.name).ttl(feed.refreshS);
  for (const { id, sequence, updatedAt, start, end, summary, location, description, ...rest } of events) {
    const { url, cancelled, alarmS, organizer } = rest;
    const event = calendar.createEvent({
      id,
      sequence,
      stamp: new Date(updatedAt),
      start: new Date(start),
      end: new Date(end),
      summary,
      location,
      description,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (url) event.url(url);
    if (!cancelled) event.createAlarm({ type: ICalAlarmType.display, triggerBefore: alarmS, description: summary });
    // Mail clients need an organiser to accept an invitation.
    if (method) event.organizer(organizer);
    // Both sides have agreed already, so no reply is requested.
    if (reader) event.createAttendee({ ...reader, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  }
  return calendar.toString();
};
