import type { Language } from 'shared/i18n';

const locales = { ko: 'ko-KR', en: 'en-GB', cn: 'zh-CN' } as const;

/** A day in a time zone, `YYYY-MM-DD`. */
export const dayIn = (at: string | number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(at),
  );

/** `09:30` in a time zone. */
export const timeIn = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(at));

/** A day as a reader says it, without its year. */
export const dayName = (at: string, timeZone: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { timeZone, month: 'long', day: 'numeric', weekday: 'short' }).format(
    new Date(at),
  );

export const momentName = (at: string, timeZone: string, language: Language) =>
  `${dayName(at, timeZone, language)} ${timeIn(at, timeZone)}`;
