import type { RemotePage } from 'shared/remotes';
import { ManualPage } from './ManualPage';
import { manualTexts } from './texts';

export const page: RemotePage = {
  Page: () => <ManualPage reader="seller" />,
  head: (_, language) => {
    const t = manualTexts.translate(language);
    return { title: t('sellerTitle'), description: t('sellerLead') };
  },
};
