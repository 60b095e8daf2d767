import { useAsyncData } from 'shared/account-forms';
import { api } from 'shared/client';
import { useCurrentUser } from '../../members/my/use-current-user';

/** The most lots of one answer. */
const maxLots = 100;

const loadPaddles = async (): Promise<Readonly<Record<string, string>>> => {
  const { bids } = await api.myBids.list({ query: { limit: maxLots } });
  return Object.fromEntries(bids.flatMap(({ work: { _id, mine } }) => (mine ? [[_id, mine.alias]] : [])));
};

/** The current user's paddle by lot id, for lots they have bid on. Loaded here because the server renders for visitors. */
export const useOwnPaddles = () => {
  const { sub } = useCurrentUser();
  const { data, refetch } = useAsyncData(sub, loadPaddles);
  return { paddles: data ?? {}, refetch };
};
