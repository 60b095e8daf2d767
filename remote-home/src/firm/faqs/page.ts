import type { Language } from 'shared/i18n';
import type { Head, RemotePage } from 'shared/remotes';
import { toFaqPage } from 'shared/structured-data';
import { FaqsPage } from './FaqsPage';
import { translate } from './i18n';
import { type FaqsData, loadFaqs } from './load';

const getFaqsHead = ({ groups }: FaqsData, language: Language): Head => {
  const t = translate(language);
  return {
    title: t('title'),
    description: t('lead'),
    ...(typeof window === 'undefined' && { jsonLd: toFaqPage(groups.flatMap(({ questions }) => questions)) }),
  };
};

export const page: RemotePage<FaqsData> = { load: loadFaqs, Page: FaqsPage, head: getFaqsHead };
