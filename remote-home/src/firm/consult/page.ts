import type { RemotePage } from 'shared/remotes';
import { ConsultPage } from './ConsultPage';
import { translate } from './i18n';
import { type ConsultData, loadConsult } from './load';

export const page: RemotePage<ConsultData> = {
  load: loadConsult,
  Page: ConsultPage,
  head: (_, language) => ({ title: translate(language)('title'), description: translate(language)('description') }),
};
