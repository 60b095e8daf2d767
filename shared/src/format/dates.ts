/** Seoul keeps no summer time, so one offset serves (ms). */
const seoulMs = 9 * 60 * 60_000;

/** Thirteen digits without a leading zero: milliseconds since 1970 (§9, W5). */
export const isTimestamp = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9]\d{12}$/.test(value);

/** Its clock read as UTC. */
const inSeoul = (value: string | number) =>
  new Date((isTimestamp(value) ? Number(value) : new Date(value).getTime()) + seoulMs);

const two = (value: number) => String(value).padStart(2, '0');

const clockOf = (at: Date) => `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;

/** YYYY-MM-DD in Seoul; '' for null. */
export const formatDate = (value: string | number | null | undefined) => {
  if (!value) return '';
  const at = inSeoul(value);
  return `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`;
};

/** YYYY-MM-DD HH:mm:ss in Seoul; '' for null. */
export const formatDateTime = (value: string | number | null | undefined) => {
  if (!value) return '';
  const at = inSeoul(value);
  return `${formatDate(value)} ${clockOf(at)}:${two(at.getUTCSeconds())}`;
};

const days = {
  ko: ['일', '월', '화', '수', '목', '금', '토'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  cn: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
} as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const twelve = (at: Date) => `${at.getUTCHours() % 12 || 12}:${two(at.getUTCMinutes())}`;

/** As a reader expects it, such as 2026년 11월 21일 (토) 오후 3:00. */
export const formatDateLong = (value: string | number, language: keyof typeof days, withTime = false) => {
  const at = inSeoul(value);
  const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
  const day = days[language][at.getUTCDay()];
  const late = at.getUTCHours() >= 12;
  const whole = {
    ko: `${year}년 ${month}월 ${date}일 (${day})`,
    en: `${day}, ${months[month - 1]} ${date}, ${year}`,
    cn: `${year}年${month}月${date}日 ${day}`,
  }[language];
  const time = {
    ko: ` ${late ? '오후' : '오전'} ${twelve(at)}`,
    en: `, ${twelve(at)} ${late ? 'PM' : 'AM'}`,
    cn: ` ${clockOf(at)}`,
  }[language];
  return withTime ? whole + time : whole;
};
