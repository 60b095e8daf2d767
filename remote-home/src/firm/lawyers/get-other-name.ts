import type { Language } from 'shared/i18n';

/** The form of a name that stands beside the one in the reader's language: Latin for Korean readers, Hangul for others. */
export const getOtherName = ({ title, titleEn }: { title: string; titleEn: string }, language: Language) =>
  language === 'ko' ? titleEn : title;
