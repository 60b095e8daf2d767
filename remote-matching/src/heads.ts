import type { Language } from 'shared/i18n';
import type { Head } from 'shared/remotes';
import type { FaqsData } from './account/faqs/load';
import { faqsTexts } from './account/faqs/texts';
import type { IntroductionData } from './find/introduction/load';
import { introductionTexts } from './find/introduction/texts';

export const titled = (title: string, siteName: string | null) => (siteName ? `${title} | ${siteName}` : title);

export const introductionHead = ({ siteName, picture }: IntroductionData, language: Language): Head => {
  const t = introductionTexts.translate(language);
  return {
    title: titled(t('headTitle'), siteName),
    description: t('lead'),
    ...(picture && { image: picture.url }),
  };
};

/** Search results are for the reader who asked, not for a search engine. */
export const faqsHead = ({ siteName, query }: FaqsData, language: Language): Head => {
  const t = faqsTexts.translate(language);
  return {
    title: titled(t('title'), siteName),
    description: t('lead'),
    ...((query.q || query.type || query.page > 1) && { noindex: true }),
  };
};
