import type { Language } from 'shared/i18n';
import type { Head } from 'shared/remotes';
import { translate } from './i18n';
import type { GuideData } from './load';

export const getGuideHead = ({ faqs }: GuideData, language: Language): Head => {
  const t = translate(language);
  return {
    title: t('title'),
    description: t('description'),
    jsonLd:
      faqs.length === 0
        ? []
        : [
            {
              '@context': 'https://schema.org',
              '@type': 'FAQPage',
              mainEntity: faqs.map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answer },
              })),
            },
          ],
  };
};
