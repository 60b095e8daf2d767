import type { Language } from 'shared/i18n';
import type { Head, RemotePage } from 'shared/remotes';
import { translate } from './i18n';
import { loadPractice, type PracticeData } from './load';
import { PracticePage } from './PracticePage';

const schema = { '@context': 'https://schema.org' };

const getPracticeHead = ({ practice, siteName }: PracticeData, language: Language): Head => {
  const { code, name, summary, image, questions } = practice;
  return {
    title: name,
    description: summary,
    ...(image && { image }),
    jsonLd: [
      {
        ...schema,
        '@type': 'Service',
        serviceType: name,
        description: summary,
        provider: { '@type': 'LegalService', name: siteName },
      },
      {
        ...schema,
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: translate(language)('title'), item: '/practices' },
          { '@type': 'ListItem', position: 2, name, item: `/practices/${code}` },
        ],
      },
      ...(questions?.length
        ? [
            {
              ...schema,
              '@type': 'FAQPage',
              mainEntity: questions.map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answer },
              })),
            },
          ]
        : []),
    ],
  };
};

export const page: RemotePage<PracticeData> = {
  load: loadPractice,
  Page: PracticePage,
  head: getPracticeHead,
};
