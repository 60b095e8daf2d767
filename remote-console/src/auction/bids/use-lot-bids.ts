import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from 'shared/client';
import type { WorkStatus } from 'shared/contract';
import { useConnectionLost } from '../../components/hooks/use-connection-lost';

/** The stream has no event for a leader who raises their own maximum, so the bids are polled as well. */
const refetchMs = 10_000;

/** Statuses in which the public state of a lot can still change. */
const liveStatuses: readonly (WorkStatus | undefined)[] = ['SCHEDULED', 'OPEN', 'CLOSED'];

/**
 * Bids of a lot, read again on each event of the live stream. `clockOffsetMs` is how far the server's clock is ahead;
 * `isConnectionLost` is true while the stream has been interrupted for some seconds.
 */
export const useLotBids = (work: string, page: number, limit: number) => {
  const queries = useQueryClient();
  const [connected, setConnected] = useState(true);
  const isConnectionLost = useConnectionLost(connected);

  const query = useQuery({
    queryKey: ['lot-bids', work, page],
    queryFn: async () => {
      const requestedAt = Date.now();
      const response = await api.console.bids.list({ params: { work }, query: { page, limit, sort: '-seq' } });
      // The server's time is compared with the middle of the round trip.
      return { ...response, clockOffsetMs: Date.parse(response.serverTime) - (requestedAt + Date.now()) / 2 };
    },
    refetchInterval: refetchMs,
    placeholderData: keepPreviousData,
  });
  const isLive = liveStatuses.includes(query.data?.work.status);

  useEffect(() => {
    if (!isLive) return;
    const stream = new EventSource(`/api/v1/auction/live?works=${encodeURIComponent(work)}`);
    stream.onopen = () => setConnected(true);
    stream.onerror = () => setConnected(false);
    stream.addEventListener('lot', () => void queries.invalidateQueries({ queryKey: ['lot-bids', work] }));
    return () => {
      stream.close();
      setConnected(true);
    };
  }, [work, isLive, queries]);

  return { ...query, isConnectionLost };
};
