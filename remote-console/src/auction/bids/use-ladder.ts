import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from 'shared/client';
import type { WorkStatus } from 'shared/contract';
import { useLost } from '../../parts/use-lost';

/** Own raises change nothing that everybody sees, so no event tells of them. */
const rereadMs = 10_000;

/** Lots that still change; the stream tells of nothing that readers cannot see. */
const moving: readonly (WorkStatus | undefined)[] = ['SCHEDULED', 'OPEN', 'CLOSED'];

/** Bids of a lot, read again whenever the live stream says that the lot has changed. */
export const useLadder = (work: string, page: number, limit: number) => {
  const queries = useQueryClient();
  const [connected, setConnected] = useState(true);
  const lost = useLost(connected);

  const read = useQuery({
    queryKey: ['ladder', work, page],
    queryFn: async () => {
      const asked = Date.now();
      const answer = await api.console.bids.list({ params: { work }, query: { page, limit, sort: '-seq' } });
      // Half of the way there and back is what the answer is old by.
      return { ...answer, ahead: Date.parse(answer.serverTime) - (asked + Date.now()) / 2 };
    },
    refetchInterval: rereadMs,
    placeholderData: keepPreviousData,
  });
  const follows = moving.includes(read.data?.work.status);

  useEffect(() => {
    if (!follows) return;
    const line = new EventSource(`/api/v1/auction/live?works=${encodeURIComponent(work)}`);
    line.onopen = () => setConnected(true);
    line.onerror = () => setConnected(false);
    line.addEventListener('lot', () => void queries.invalidateQueries({ queryKey: ['ladder', work] }));
    return () => {
      line.close();
      setConnected(true);
    };
  }, [work, follows, queries]);

  return { ...read, lost };
};
