import type { Api } from 'shared/client';
import type { LoadContext } from 'shared/remotes';

export const historyPageSize = 20;

export const loadWork = async ({ api, params }: LoadContext) => {
  const id = params.id ?? '';
  const [{ work, serverTime }, history] = await Promise.all([
    api.works.get({ params: { id } }),
    // The page is shown without the history (null) where it cannot be loaded.
    api.bids.list({ params: { work: id }, query: { limit: historyPageSize } }).catch(() => null),
  ]);
  return { work, serverTime, history };
};

export type WorkData = Awaited<ReturnType<typeof loadWork>>;
export type Work = WorkData['work'];
export type BidRow = Awaited<ReturnType<Api['bids']['list']>>['bids'][number];
