import type { Language } from 'shared/i18n';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters by zone: creating one costs more than using it. */
const getFormatter = (zone: string) => {
  const formatter =
    formatters.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formatters.set(zone, formatter);
  return formatter;
};

const parseParts = (instant: string, zone: string) => {
  const parts = getFormatter(zone).formatToParts(new Date(instant));
  const getPart = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    year: getPart('year'),
    month: getPart('month'),
    day: getPart('day'),
    hour: getPart('hour'),
    minute: getPart('minute'),
  };
};

/** Parts by zone and instant: a grid formats each slot several times on every render. */
const partsCache = new Map<string, ReturnType<typeof parseParts>>();
const maxCachedParts = 5000;

const getParts = (instant: string, zone: string) => {
  const key = `${zone} ${instant}`;
  const parts = partsCache.get(key) ?? parseParts(instant, zone);
  if (partsCache.size >= maxCachedParts) partsCache.clear();
  partsCache.set(key, parts);
  return parts;
};

/** The day of an instant in a zone, `YYYY-MM-DD`. */
export const toLocalDay = (instant: string, zone: string) => {
  const { year, month, day } = getParts(instant, zone);
  return `${year}-${month}-${day}`;
};

/** The time of day of an instant in a zone, `09:30`. */
export const formatClock = (instant: string, zone: string) => {
  const { hour, minute } = getParts(instant, zone);
  return `${hour}:${minute}`;
};

const weekdays: Record<Language, readonly string[]> = {
  ko: ['일', '월', '화', '수', '목', '금', '토'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  cn: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
};
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The names and numbers of a day. Not from Intl, whose texts can differ by a space between server and browser. */
const toNamedDay = (instant: string, zone: string, language: Language) => {
  const { year, month, day } = getParts(instant, zone);
  const weekday = weekdays[language][new Date(toLocalDay(instant, zone)).getUTCDay()] ?? '';
  return { year, month: Number(month), day: Number(day), monthName: months[Number(month) - 1] ?? '', weekday };
};

/** The day of an instant, `11월 21일 (토)`. */
export const formatDay = (instant: string, zone: string, language: Language) => {
  const { month, day, monthName, weekday } = toNamedDay(instant, zone, language);
  if (language === 'en') return `${weekday}, ${monthName} ${day}`;
  return language === 'ko' ? `${month}월 ${day}일 (${weekday})` : `${month}月${day}日 ${weekday}`;
};

/** The day of an instant for the header of a narrow column, `11/21` and its weekday. */
export const formatShortDay = (instant: string, zone: string, language: Language) => {
  const { month, day, weekday } = toNamedDay(instant, zone, language);
  return { day: `${month}/${day}`, weekday };
};

/** The days from one instant to another, `2026년 11월 3일 – 12월 4일`. `to` is exclusive. */
export const formatDateRange = (from: string, to: string, zone: string, language: Language) => {
  // A range that ends at midnight ends with the day before.
  const last = new Date(Date.parse(to) - 1).toISOString();
  const [one, other] = [toNamedDay(from, zone, language), toNamedDay(last, zone, language)];
  const withYear = (day: typeof one, year: boolean) => {
    if (language === 'en') return `${day.monthName} ${day.day}${year ? `, ${day.year}` : ''}`;
    if (language === 'ko') return `${year ? `${day.year}년 ` : ''}${day.month}월 ${day.day}일`;
    return `${year ? `${day.year}年` : ''}${day.month}月${day.day}日`;
  };
  if (toLocalDay(from, zone) === toLocalDay(last, zone)) return withYear(one, true);
  const sameYear = one.year === other.year;
  return language === 'en'
    ? `${withYear(one, !sameYear)} – ${withYear(other, true)}`
    : `${withYear(one, true)} – ${withYear(other, !sameYear)}`;
};

/** `09:30–10:00`, or `09:30` where start and end are the same. */
export const formatTimeRange = ({ start, end }: { start: string; end: string }, zone: string) =>
  start === end ? formatClock(start, zone) : `${formatClock(start, zone)}–${formatClock(end, zone)}`;

/** `11월 21일 (토) 09:30–10:00`. */
export const formatSlot = (slot: { start: string; end: string }, zone: string, language: Language) =>
  `${formatDay(slot.start, zone, language)} ${formatTimeRange(slot, zone)}`;

/** The name of a zone: `KST` for Seoul, else its city. */
export const formatZone = (zone: string) =>
  zone === 'Asia/Seoul' ? 'KST' : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Whether an instant has the same day and time of day in two zones. */
export const isSameLocalTime = (instant: string, one: string, other: string) =>
  formatClock(instant, one) === formatClock(instant, other) && toLocalDay(instant, one) === toLocalDay(instant, other);

/** Days by which an instant is earlier (−1) or later (1) in the reader's zone than in the fair's. */
export const getDayShift = (instant: string, zone: string, readerZone: string) =>
  Math.round((Date.parse(toLocalDay(instant, readerZone)) - Date.parse(toLocalDay(instant, zone))) / 86_400_000);
