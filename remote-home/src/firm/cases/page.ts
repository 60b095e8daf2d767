import { toPaths } from 'shared/format';
import type { Language } from 'shared/i18n';
import type { Head, RemotePage } from 'shared/remotes';
import { toBreadcrumbList } from 'shared/structured-data';
import { CasePage } from './CasePage';
import { translate } from './i18n';
import { type CaseData, loadCase } from './load';

const getCaseHead = ({ slug, title, summary, contentLanguages }: CaseData, language: Language): Head => ({
  title,
  description: summary,
  ...toPaths(contentLanguages, `/cases/${slug}`),
  ...(typeof window === 'undefined' && {
    jsonLd: [
      toBreadcrumbList([
        { name: translate(language)('title'), path: '/cases' },
        { name: title, path: '' },
      ]),
    ],
  }),
});

export const page: RemotePage<CaseData> = { load: loadCase, Page: CasePage, head: getCaseHead };
