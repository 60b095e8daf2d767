import type { Language } from 'shared/i18n';

/** Locale tags for `Intl`, by language. */
export const locales: Record<Language, string> = { ko: 'ko-KR', en: 'en-US', cn: 'zh-CN' };
