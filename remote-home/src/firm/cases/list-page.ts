import type { RemotePage } from 'shared/remotes';
import { CasesPage } from './CasesPage';
import { translate } from './i18n';
import { type CasesData, loadCases } from './load';

export const page: RemotePage<CasesData> = {
  load: loadCases,
  Page: CasesPage,
  head: ({ page: number }, language) => {
    const t = translate(language);
    return { title: number > 1 ? `${t('title')} (${number})` : t('title'), description: t('description') };
  },
};
