import type { RemotePage } from 'shared/remotes';
import { titled } from '../../../heads';
import { FairPage } from './FairPage';
import { type FairData, loadFair } from './load';
import { isNarrow } from './query';

export const page: RemotePage<FairData> = {
  load: loadFair,
  Page: FairPage,
  head: ({ siteName, fair, query }) => ({
    title: titled(fair.title, siteName),
    ...(fair.summary && { description: fair.summary }),
    ...(fair.thumbs[0] && { image: fair.thumbs[0].url }),
    ...((isNarrow(query) || query.page > 1) && { noindex: true }),
  }),
};
