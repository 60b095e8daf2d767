import { useCallback, useEffect, useRef, useState } from 'react';
import { useAuth } from 'shared/auth';
import type { ApiFailure } from 'shared/client';
import type { LiveWork } from '../use-live-work';
import { type BidAttempt, clearPendingBid, loadPendingBid, savePendingBid } from './pending-bid';
import { type PlacedBid, sendBid } from './send-bid';

export type BiddingState =
  | { phase: 'idle' }
  | { phase: 'sending'; attempt: BidAttempt; retrying: boolean }
  | { phase: 'placed'; attempt: BidAttempt; placed: PlacedBid | null }
  | { phase: 'refused'; attempt: BidAttempt; failure: ApiFailure }
  | { phase: 'unknown'; attempt: BidAttempt };

/** A bid that was confirmed before the page was opened is sent again by hand only. */
const pageOpenedAt = Date.now();

/** Sends a bid again when the network is back. */
const useRetryOnline = (attempt: BidAttempt | null, place: (attempt: BidAttempt) => Promise<void>) => {
  const retried = attempt && attempt.at > pageOpenedAt ? attempt : null;
  useEffect(() => {
    if (!retried) return;
    const retry = () => void place(retried);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retried, place]);
};

/** Places confirmed bids on a lot. No other bid is sent while one is under way or its outcome is unknown. */
export const useBidding = ({ work: { _id }, refresh }: LiveWork) => {
  const sub = useAuth(({ user }) => user?.sub ?? null);
  const [state, setState] = useState<BiddingState>({ phase: 'idle' });
  const busy = useRef(false);

  useEffect(() => {
    const pending = sub && loadPendingBid(_id, sub);
    if (!busy.current) setState(pending ? { phase: 'unknown', attempt: pending } : { phase: 'idle' });
  }, [_id, sub]);

  const place = useCallback(
    async (attempt: BidAttempt) => {
      if (busy.current || !sub) return;
      busy.current = true;
      setState({ phase: 'sending', attempt, retrying: false });
      savePendingBid(_id, sub, attempt);
      const result = await sendBid(_id, attempt, () => setState({ phase: 'sending', attempt, retrying: true }));
      busy.current = false;
      if ('unknown' in result) {
        setState({ phase: 'unknown', attempt });
        return;
      }
      clearPendingBid(_id, sub);
      await refresh();
      setState(
        'refused' in result
          ? { phase: 'refused', attempt, failure: result.refused }
          : { phase: 'placed', attempt, placed: result.placed },
      );
    },
    [_id, sub, refresh],
  );

  /** Gives up a bid whose outcome is unknown. */
  const discard = useCallback(() => {
    if (sub) clearPendingBid(_id, sub);
    setState({ phase: 'idle' });
    void refresh();
  }, [_id, sub, refresh]);

  useRetryOnline(state.phase === 'unknown' ? state.attempt : null, place);

  return { state, place, discard };
};

export type Bidding = ReturnType<typeof useBidding>;
