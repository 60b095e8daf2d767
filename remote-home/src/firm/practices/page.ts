import { toPaths } from 'shared/format';
import type { Language } from 'shared/i18n';
import type { Head, RemotePage } from 'shared/remotes';
import { toBreadcrumbList, toFaqPage } from 'shared/structured-data';
import { translate } from './i18n';
import { loadPractice, type PracticeData } from './load';
import { PracticePage } from './PracticePage';
import { toPracticeJsonLd } from './practice-json-ld';

const getPracticeHead = (data: PracticeData, language: Language): Head => {
  const { code, name, summary, image, questions, contentLanguages } = data.practice;
  return {
    title: name,
    description: summary,
    ...toPaths(contentLanguages, `/practices/${code}`),
    ...(image && { image }),
    ...(typeof window === 'undefined' && {
      jsonLd: [
        toPracticeJsonLd(data),
        toBreadcrumbList([
          { name: translate(language)('title'), path: '/practices' },
          { name, path: '' },
        ]),
        ...toFaqPage(questions ?? []),
      ],
    }),
  };
};

export const page: RemotePage<PracticeData> = {
  load: loadPractice,
  Page: PracticePage,
  head: getPracticeHead,
};
