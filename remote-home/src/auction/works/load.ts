import type { Api } from 'shared/client';
import { decodeSegment } from 'shared/format';
import type { LoadContext } from 'shared/remotes';

export const historyPageSize = 20;

export const loadWork = async ({ api, params }: LoadContext) => {
  const { work, serverTime } = await api.works.get({ params: { id: decodeSegment(params.id) } });
  const history = await api.bids
    .list({ params: { work: work._id }, query: { limit: historyPageSize } })
    // The page is shown without the history (null) where it cannot be loaded.
    .catch(() => null);
  return { work, serverTime, history };
};

export type WorkData = Awaited<ReturnType<typeof loadWork>>;
export type Work = WorkData['work'];
export type BidRow = Awaited<ReturnType<Api['bids']['list']>>['bids'][number];
