import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import type { Lawyer } from 'shared/contract';
import type { Language } from 'shared/i18n';

/** All lawyers of the firm, in their order. */
export const useLawyers = () => useQuery({ queryKey: ['lawyer-names'], queryFn: () => api.console.lawyers.get() });

/** The name in a language; in Chinese the Latin form, where there is no Chinese one. */
export const getLawyerName = (
  { title, titleEn, titleCn }: Pick<Lawyer, 'title' | 'titleEn' | 'titleCn'>,
  language: Language,
) => ({ ko: title, en: titleEn, cn: titleCn || titleEn })[language];
