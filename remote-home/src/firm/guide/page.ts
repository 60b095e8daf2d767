import type { Language } from 'shared/i18n';
import type { Head, RemotePage } from 'shared/remotes';
import { GuidePage } from './GuidePage';
import { translate } from './i18n';
import { type GuideData, loadGuide } from './load';

const getGuideHead = ({ faqs }: GuideData, language: Language): Head => {
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

export const page: RemotePage<GuideData> = { load: loadGuide, Page: GuidePage, head: getGuideHead };
