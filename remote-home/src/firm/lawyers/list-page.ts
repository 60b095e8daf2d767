import type { RemotePage } from 'shared/remotes';
import { translate } from './i18n';
import { LawyersPage } from './LawyersPage';
import { type LawyersData, loadLawyers } from './load-list';

export const page: RemotePage<LawyersData> = {
  load: loadLawyers,
  Page: LawyersPage,
  head: (_, language) => ({ title: translate(language)('list'), description: translate(language)('all') }),
};
