import type { Language } from 'shared/i18n';
import type { RemotePage } from 'shared/remotes';
import { BidsPage } from './BidsPage';
import { translate } from './i18n';

export const page: RemotePage = {
  Page: BidsPage,
  head: (_, language: Language) => {
    const t = translate(language);
    return { title: t('title'), description: t('description'), noindex: true };
  },
};
