import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ko.js';
import 'dayjs/locale/zh-cn.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Seoul keeps no summer time, so one offset serves (minutes). */
const seoulOffset = 9 * 60;

/** Thirteen digits without a leading zero: milliseconds since 1970 (§9, W5). */
export const isTimestamp = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9]\d{12}$/.test(value);

const inSeoul = (value: string | number): Dayjs =>
  dayjs.utc(isTimestamp(value) ? Number(value) : value).utcOffset(seoulOffset);

/** YYYY-MM-DD in Seoul; '' for null. */
export const formatDate = (value: string | number | null | undefined) =>
  value ? inSeoul(value).format('YYYY-MM-DD') : '';

/** YYYY-MM-DD HH:mm:ss in Seoul; '' for null. */
export const formatDateTime = (value: string | number | null | undefined) =>
  value ? inSeoul(value).format('YYYY-MM-DD HH:mm:ss') : '';

const long = {
  ko: ['ko', 'YYYY년 M월 D일 (dd)', ' A h:mm'],
  en: ['en', 'ddd, MMM D, YYYY', ', h:mm A'],
  cn: ['zh-cn', 'YYYY年M月D日 ddd', ' HH:mm'],
} as const;

/** As a reader expects it, such as 2026년 11월 21일 (토) 오후 3:00. */
export const formatDateLong = (value: string | number, language: keyof typeof long, withTime = false) => {
  const [locale, date, time] = long[language];
  return inSeoul(value)
    .locale(locale)
    .format(withTime ? date + time : date);
};
