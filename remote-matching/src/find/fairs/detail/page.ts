import type { RemotePage } from 'shared/remotes';
import { withSiteName } from '../../../layout/page-title';
import { FairPage } from './FairPage';
import { type FairData, loadFair } from './load';
import { isFiltered } from './query';

export const page: RemotePage<FairData> = {
  load: loadFair,
  Page: FairPage,
  head: ({ siteName, fair, query }) => ({
    title: withSiteName(fair.title, siteName),
    ...(fair.summary && { description: fair.summary }),
    ...(fair.thumbs[0] && { image: fair.thumbs[0].url }),
    ...((isFiltered(query) || query.page > 1) && { noindex: true }),
  }),
};
