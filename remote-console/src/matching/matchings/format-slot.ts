import type { Language } from 'shared/i18n';

const locales = { ko: 'ko-KR', en: 'en-GB', cn: 'zh-CN' } as const;

/** The day of an instant in a time zone, `YYYY-MM-DD`. */
export const toDay = (at: string | number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(at),
  );

/** The time of an instant in a time zone, such as `09:30`. */
export const formatSlotTime = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(at));

/** The day of an instant in words, without the year, such as "3 December, Thu". */
export const formatSlotDay = (at: string, timeZone: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { timeZone, month: 'long', day: 'numeric', weekday: 'short' }).format(
    new Date(at),
  );

/** Day in words and time of an instant. */
export const formatSlotDateTime = (at: string, timeZone: string, language: Language) =>
  `${formatSlotDay(at, timeZone, language)} ${formatSlotTime(at, timeZone)}`;
