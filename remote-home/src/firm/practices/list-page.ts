import type { RemotePage } from 'shared/remotes';
import { translate } from './i18n';
import { loadPractices, type PracticesData } from './load';
import { PracticesPage } from './PracticesPage';

export const page: RemotePage<PracticesData> = {
  load: loadPractices,
  Page: PracticesPage,
  head: (_, language) => ({ title: translate(language)('title'), description: translate(language)('lead') }),
};
