import type { Lawyer, LocalisedText } from 'shared/contract';

/** The name of a lawyer in each language. */
export const toLawyerName = ({
  title,
  titleEn,
  titleCn,
}: Pick<Lawyer, 'title' | 'titleEn' | 'titleCn'>): LocalisedText => ({
  ko: title,
  en: titleEn,
  cn: titleCn || titleEn,
});
