import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { useMemberQuery } from '../../data/use-member-query';

const maxMeetings = 3;
/** The API lists past and future meetings together, so the future ones are picked from this many. */
const maxItems = 100;

/** Numbers of open items of the reader, each of a list that the card links to. */
export const usePendingCounts = () =>
  useMemberQuery(['matchings', 'waiting'], async () => {
    const firstItem = { limit: 1 };
    const [requestsIn, requestsOut, inbox, questions] = await Promise.all([
      api.matchings.list({ query: { ...firstItem, box: 'in', status: 'REQUESTED' } }),
      api.matchings.list({ query: { ...firstItem, box: 'out', status: 'REQUESTED' } }),
      api.inbox.list({ query: firstItem }),
      api.questions.list({ query: { limit: maxItems, status: 'answered' } }),
    ]);
    return {
      requestsIn: requestsIn.total,
      messages: inbox.unread,
      answers: questions.questions.filter(({ readAt }) => readAt === null).length,
      requestsOut: requestsOut.total,
    };
  });

/** The next three agreed meetings. */
export const useNextMeetings = () => {
  const language = useLanguage();
  return useMemberQuery(['matchings', 'next', language], async () => {
    const { matchings } = await api.matchings.list({ query: { status: 'ACCEPTED', sort: 'start', limit: maxItems } });
    return matchings.filter(({ slot }) => slot && Date.parse(slot.end) > Date.now()).slice(0, maxMeetings);
  });
};

export const useAppliedFairs = () => {
  const language = useLanguage();
  return useMemberQuery(['applications', 'me', language], async () => {
    const { fairs } = await api.participations.mine({ query: { sort: '-startAt', limit: 5 } });
    return fairs;
  });
};

export const useProductCounts = () =>
  useMemberQuery(['products', 'counts'], async () => {
    const [all, published] = await Promise.all([
      api.products.list({ query: { limit: 1 } }),
      api.products.list({ query: { limit: 1, status: 'PUBLISHED' } }),
    ]);
    return { total: all.total, published: published.total };
  });
