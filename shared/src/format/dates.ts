import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Korea has no summer time, so the offset is constant. */
const seoulOffsetMinutes = 9 * 60;

/** Thirteen digits without a leading zero: milliseconds since 1970 (§9, W5). */
export const isTimestamp = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9]\d{12}$/.test(value);

const toSeoul = (value: string | number): Dayjs =>
  dayjs.utc(isTimestamp(value) ? Number(value) : value).utcOffset(seoulOffsetMinutes);

/** YYYY-MM-DD in Seoul; '' for null. */
export const formatDate = (value: string | number | null | undefined) =>
  value ? toSeoul(value).format('YYYY-MM-DD') : '';

/** YYYY-MM-DD HH:mm:ss in Seoul; '' for null. */
export const formatDateTime = (value: string | number | null | undefined) =>
  value ? toSeoul(value).format('YYYY-MM-DD HH:mm:ss') : '';

const days = { ko: '일월화수목금토', cn: '日一二三四五六' } as const;

/** Written here, because dayjs's locales are larger. Each returns date and time. */
const longFormats = {
  ko: (at: Dayjs) => [
    at.format(`YYYY년 M월 D일 (${days.ko[at.day()]})`),
    at.format(` ${at.hour() < 12 ? '오전' : '오후'} h:mm`),
  ],
  en: (at: Dayjs) => [at.format('ddd, MMM D, YYYY'), at.format(', h:mm A')],
  cn: (at: Dayjs) => [at.format(`YYYY年M月D日 周${days.cn[at.day()]}`), at.format(' HH:mm')],
};

/** A date in Seoul in words of the language, such as 2026년 11월 21일 (토) 오후 3:00. */
export const formatDateLong = (value: string | number, language: keyof typeof longFormats, withTime = false) => {
  const [date = '', time = ''] = longFormats[language](toSeoul(value));
  return withTime ? date + time : date;
};

/** The end of a period, which is exclusive: a period that ends at midnight is printed with its last day and no time. */
export const formatEndLong = (end: string, language: keyof typeof longFormats, withTime = false) =>
  withTime && !formatDateTime(end).endsWith('00:00:00')
    ? formatDateLong(end, language, true)
    : formatDateLong(Date.parse(end) - 1, language);
