import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';

/** The least that a list can be asked for: its total counts all rows. */
const one = { limit: 1 } as const;

/** How many rows the lists of a fair have, in any status, as their tabs show it; undefined until it is read. */
export const useTabCounts = (fair: string) => {
  const params = { id: fair };
  const countSide = (role: 'SELLER' | 'BUYER') => ({
    queryKey: ['participations', fair, 'count', role],
    queryFn: () => api.console.participations.list({ params, query: { ...one, role } }),
  });
  const sellers = useQuery(countSide('SELLER'));
  const buyers = useQuery(countSide('BUYER'));
  const meetings = useQuery({
    queryKey: ['matchings', fair, 'count'],
    queryFn: () => api.console.matchings.list({ params, query: one }),
  });
  return { sellers: sellers.data?.total, buyers: buyers.data?.total, meetings: meetings.data?.total };
};
