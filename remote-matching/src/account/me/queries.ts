import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { useReader } from '../../components/match-reader';

const shown = 3;
/** Meetings of a participant that are over and those ahead come in one list. */
const enough = 100;

/** How much waits for the reader; each number is that of a list they can open. */
export const useWaiting = () => {
  const { sub } = useReader();
  return useQuery({
    queryKey: ['matchings', sub, 'waiting'],
    queryFn: async () => {
      const one = { limit: 1 };
      const [requestsIn, requestsOut, inbox, questions] = await Promise.all([
        api.matchings.list({ query: { ...one, box: 'in', status: 'REQUESTED' } }),
        api.matchings.list({ query: { ...one, box: 'out', status: 'REQUESTED' } }),
        api.inbox.list({ query: one }),
        api.questions.list({ query: { limit: enough, status: 'answered' } }),
      ]);
      return {
        requestsIn: requestsIn.total,
        messages: inbox.unread,
        answers: questions.questions.filter(({ readAt }) => readAt === null).length,
        requestsOut: requestsOut.total,
      };
    },
  });
};

/** The next confirmed meetings. */
export const useMeetings = () => {
  const { sub } = useReader();
  const language = useLanguage();
  return useQuery({
    queryKey: ['matchings', sub, language, 'next'],
    queryFn: async () => {
      const { matchings } = await api.matchings.list({ query: { status: 'ACCEPTED', sort: 'start', limit: enough } });
      return matchings.filter(({ slot }) => slot && Date.parse(slot.end) > Date.now()).slice(0, shown);
    },
  });
};

export const useFairsOfMine = () => {
  const { sub } = useReader();
  const language = useLanguage();
  return useQuery({
    queryKey: ['applications', sub, language, 'me'],
    queryFn: async () => (await api.participations.mine({ query: { sort: '-startAt', limit: 5 } })).fairs,
  });
};

export const useProductCounts = () => {
  const { sub } = useReader();
  return useQuery({
    queryKey: ['products', sub, 'counts'],
    queryFn: async () => {
      const [all, published] = await Promise.all([
        api.products.list({ query: { limit: 1 } }),
        api.products.list({ query: { limit: 1, status: 'PUBLISHED' } }),
      ]);
      return { total: all.total, published: published.total };
    },
  });
};
