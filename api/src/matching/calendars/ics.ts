import { type Language, type LocalisedText, pickText } from 'shared/contract';
import type { User } from '../../members/index';
import { buildIcs, type IcsOptions } from '../../platform/calendar/build-ics';
import { formatMessage } from '../../platform/http/language';
import { buildPageUrl } from '../../platform/page-url';
import type { FairRow } from '../fairs/table';
import { formatPlace } from '../matchings/format';
import { isContactShown } from '../matchings/parties';
import type { MatchingRow } from '../matchings/table';
import { formatCompanyName } from '../participations/profiles';

interface CalendarEntry {
  matching: MatchingRow;
  fair: FairRow;
  /** Undefined when the user does not exist. */
  partner: User | undefined;
}

interface CalendarOptions extends Pick<IcsOptions, 'method' | 'reader'> {
  publicUrl: string;
  language: Language;
  /** Of a feed. */
  name?: string;
}

/** Suggested refresh interval of a subscribed calendar (s). */
const refreshS = 3600;

/** Warning before a meeting (s), as the reminder by message. */
const alarmS = 1800;

const title = {
  ko: '[상담] {partner} · {fair}',
  en: '[Meeting] {partner} · {fair}',
  cn: '[洽谈] {partner} · {fair}',
};

const labels = {
  partner: { ko: '상담 상대', en: 'With', cn: '洽谈对象' },
  place: { ko: '장소', en: 'Place', cn: '地点' },
  passcode: { ko: '비밀번호', en: 'Passcode', cn: '密码' },
  interpreter: { ko: '통역', en: 'Interpreter', cn: '翻译' },
  details: { ko: '자세히', en: 'Details', cn: '详情' },
} satisfies Record<string, LocalisedText>;

/** Where a meeting is: place and table with the address of the venue, or the room. */
const formatLocation = ({ matching, fair }: CalendarEntry, language: Language) =>
  [formatPlace(matching, fair, language), matching.mode === 'OFFLINE' && fair.venue?.address]
    .filter(Boolean)
    .join(', ');

/** With whom, where and how, in lines. The person is named only where contact data is shown (M22). */
const describe = (entry: CalendarEntry, language: Language, link: string) => {
  const { matching, partner } = entry;
  const company = formatCompanyName(partner, language);
  const lines: [keyof typeof labels, string | null | undefined | false][] = [
    ['partner', isContactShown(matching) && partner ? `${company} (${partner.name})` : company],
    ['place', formatLocation(entry, language)],
    ['passcode', matching.room?.passcode],
    ['interpreter', matching.interpreter],
    ['details', link],
  ];
  return lines.flatMap(([key, value]) => (value ? `${pickText(labels[key], language)}: ${value}` : [])).join('\n');
};

/** Meetings as an iCalendar text, with times in UTC. */
export const buildCalendar = (
  entries: CalendarEntry[],
  { publicUrl, method, language, name, reader }: CalendarOptions,
): string => {
  const { hostname } = new URL(publicUrl);
  const events = entries.flatMap((entry) => {
    const { matching, fair, partner } = entry;
    const { _id, start, end } = matching;
    if (start === null || end === null) return [];
    return {
      // Stable and the same for both parties (M20).
      id: `matching-${_id}@${hostname}`,
      sequence: matching.icsSequence,
      updatedAt: matching.updatedAt,
      start,
      end,
      summary: formatMessage(title, language, {
        partner: formatCompanyName(partner, language),
        fair: pickText(fair.title, language),
      }),
      location: formatLocation(entry, language),
      description: describe(entry, language, buildPageUrl(publicUrl, `/matching/schedule?m=${_id}`, language)),
      url: matching.room?.url,
      cancelled: method === 'CANCEL' || matching.status === 'CANCELLED',
      alarmS,
      organizer: {
        name: pickText(fair.title, language),
        email: fair.organizer?.email ?? `no-reply@${hostname}`,
      },
    };
  });
  return buildIcs(events, { method, product: 'matching', reader, ...(name && { feed: { name, refreshS } }) });
};
