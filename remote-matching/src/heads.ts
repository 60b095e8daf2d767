import type { Language } from 'shared/i18n';
import type { Head } from 'shared/remotes';
import { faqsI18n } from './account/faqs/i18n';
import type { FaqsData } from './account/faqs/load';
import { introductionI18n } from './find/introduction/i18n';
import type { IntroductionData } from './find/introduction/load';

export const titled = (title: string, siteName: string | null) => (siteName ? `${title} | ${siteName}` : title);

export const introductionHead = ({ siteName, picture }: IntroductionData, language: Language): Head => {
  const t = introductionI18n.translate(language);
  return {
    title: titled(t('headTitle'), siteName),
    description: t('lead'),
    ...(picture && { image: picture.url }),
  };
};

/** Search results are for the reader who asked, not for a search engine. */
export const faqsHead = ({ siteName, query }: FaqsData, language: Language): Head => {
  const t = faqsI18n.translate(language);
  return {
    title: titled(t('title'), siteName),
    description: t('lead'),
    ...((query.q || query.type || query.page > 1) && { noindex: true }),
  };
};
