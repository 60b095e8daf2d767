import type { RemotePage } from 'shared/remotes';
import { translate } from '../i18n';
import { type ConsultChoices, loadChoices } from '../load';
import { requestsI18n } from './i18n';
import { MyRequestsPage } from './MyRequestsPage';

export const page: RemotePage<ConsultChoices> = {
  load: loadChoices,
  Page: MyRequestsPage,
  head: (_, language) => {
    const t = translate(language);
    return { title: t('mine'), description: requestsI18n.translate(language)('mineDescription'), noindex: true };
  },
};
