import type { RemotePage } from 'shared/remotes';
import { FairsPage } from './FairsPage';
import { fairsI18n } from './i18n';
import { type FairsData, loadFairs } from './load';

export const page: RemotePage<FairsData> = {
  load: loadFairs,
  Page: FairsPage,
  head: ({ siteName }, language) => {
    const t = fairsI18n.translate(language);
    return { title: `${t('title')} | ${siteName}`, description: t('lead') };
  },
};
