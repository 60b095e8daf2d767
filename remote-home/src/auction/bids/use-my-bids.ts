import { type Api, api } from 'shared/client';
import { useMemberQuery } from '../../members/my/use-member-query';
import { getMonotonicTime, setServerTime } from '../lots/server-clock';

export type MyBidList = Awaited<ReturnType<Api['myBids']['list']>>;
export type MyBid = MyBidList['bids'][number];

/** The most lots of one answer. */
const maxLots = 100;

/** The current user's bids by lot. */
export const useMyBids = () =>
  useMemberQuery('bids', async () => {
    const sentAt = getMonotonicTime();
    const list = await api.myBids.list({ query: { limit: maxLots } });
    setServerTime(list.serverTime, sentAt);
    return list;
  });
