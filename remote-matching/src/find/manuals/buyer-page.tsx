import type { RemotePage } from 'shared/remotes';
import { manualI18n } from './i18n';
import { ManualPage } from './ManualPage';

export const page: RemotePage = {
  Page: () => <ManualPage reader="buyer" />,
  head: (_, language) => {
    const t = manualI18n.translate(language);
    return { title: t('buyerTitle'), description: t('buyerLead') };
  },
};
