import type { RemotePage } from 'shared/remotes';
import { withSiteName } from '../../../layout/page-title';
import { type FairData, loadFair } from '../detail/load';
import { ApplyPage } from './ApplyPage';
import { applyI18n } from './i18n';

export const page: RemotePage<FairData> = {
  load: loadFair,
  Page: ApplyPage,
  head: ({ siteName, fair }, language) => ({
    title: withSiteName(`${applyI18n.translate(language)('title')} · ${fair.title}`, siteName),
    noindex: true,
  }),
};
