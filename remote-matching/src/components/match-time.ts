import type { Language } from 'shared/i18n';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than using it. */
const formatOf = (zone: string) => {
  const known =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(zone, known);
  return known;
};

const read = (instant: string, zone: string) => {
  const parts = formatOf(zone).formatToParts(new Date(instant));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') };
};

/** A grid of times names each of them several times and anew with every press. */
const known = new Map<string, ReturnType<typeof read>>();
const mostKnown = 5000;

const partsOf = (instant: string, zone: string) => {
  const key = `${zone} ${instant}`;
  const parts = known.get(key) ?? read(instant, zone);
  if (known.size >= mostKnown) known.clear();
  known.set(key, parts);
  return parts;
};

/** Day of a place, `YYYY-MM-DD`. */
export const dayOf = (instant: string, zone: string) => {
  const { year, month, day } = partsOf(instant, zone);
  return `${year}-${month}-${day}`;
};

/** Time of day of a place, `09:30`. */
export const clockOf = (instant: string, zone: string) => {
  const { hour, minute } = partsOf(instant, zone);
  return `${hour}:${minute}`;
};

const weekdays: Record<Language, readonly string[]> = {
  ko: ['일', '월', '화', '수', '목', '금', '토'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  cn: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
};
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day by its numbers. Written here, since the server's and the browser's own words for it may differ by a space. */
const named = (instant: string, zone: string, language: Language) => {
  const { year, month, day } = partsOf(instant, zone);
  const weekday = weekdays[language][new Date(dayOf(instant, zone)).getUTCDay()] ?? '';
  return { year, month: Number(month), day: Number(day), monthName: months[Number(month) - 1] ?? '', weekday };
};

/** 11월 21일 (토) */
export const dayText = (instant: string, zone: string, language: Language) => {
  const { month, day, monthName, weekday } = named(instant, zone, language);
  if (language === 'en') return `${weekday}, ${monthName} ${day}`;
  return language === 'ko' ? `${month}월 ${day}일 (${weekday})` : `${month}月${day}日 ${weekday}`;
};

/** For the head of a narrow column. */
export const shortDay = (instant: string, zone: string, language: Language) => {
  const { month, day, weekday } = named(instant, zone, language);
  return { day: `${month}/${day}`, weekday };
};

/** 2026년 11월 3일 – 12월 4일 */
export const spanText = (from: string, to: string, zone: string, language: Language) => {
  // The end is not part of a span: one that ends at midnight ends with the day before.
  const last = new Date(Date.parse(to) - 1).toISOString();
  const [one, other] = [named(from, zone, language), named(last, zone, language)];
  const withYear = (day: typeof one, year: boolean) => {
    if (language === 'en') return `${day.monthName} ${day.day}${year ? `, ${day.year}` : ''}`;
    if (language === 'ko') return `${year ? `${day.year}년 ` : ''}${day.month}월 ${day.day}일`;
    return `${year ? `${day.year}年` : ''}${day.month}月${day.day}日`;
  };
  if (dayOf(from, zone) === dayOf(last, zone)) return withYear(one, true);
  const sameYear = one.year === other.year;
  return language === 'en'
    ? `${withYear(one, !sameYear)} – ${withYear(other, true)}`
    : `${withYear(one, true)} – ${withYear(other, !sameYear)}`;
};

/** 09:30–10:00, or 09:30 for a moment. */
export const clocks = ({ start, end }: { start: string; end: string }, zone: string) =>
  start === end ? clockOf(start, zone) : `${clockOf(start, zone)}–${clockOf(end, zone)}`;

/** How a zone is called: `KST`, or its city where there is no short name that everybody knows. */
export const zoneName = (zone: string) =>
  zone === 'Asia/Seoul' ? 'KST' : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Whether clocks of the two places show the same at that moment. */
export const isSameTime = (instant: string, one: string, other: string) =>
  clockOf(instant, one) === clockOf(instant, other) && dayOf(instant, one) === dayOf(instant, other);

/** Days by which the reader's calendar is before (−1) or after (1) the fair's. */
export const dayShift = (instant: string, zone: string, own: string) =>
  Math.round((Date.parse(dayOf(instant, own)) - Date.parse(dayOf(instant, zone))) / 86_400_000);
