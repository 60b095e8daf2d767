import { useCallback, useEffect, useRef, useState } from 'react';
import { useAuth } from 'shared/auth';
import type { ApiFailure } from 'shared/client';
import { type Attempt, dropAttempt, keepAttempt, openAttempt } from './attempts';
import { type Placed, sendUntilKnown } from './sending';
import type { WorkNow } from './use-work';

export type Bidding =
  | { phase: 'idle' }
  | { phase: 'sending'; attempt: Attempt; unsure: boolean }
  | { phase: 'placed'; attempt: Attempt; placed: Placed | null }
  | { phase: 'refused'; attempt: Attempt; failure: ApiFailure }
  | { phase: 'unsure'; attempt: Attempt };

/** What becomes of a confirmed bid. One at a time: while one is under way or unsure, no other leaves. */
export const useBidding = ({ work: { _id }, reread }: WorkNow) => {
  const sub = useAuth((state) => state.user?.sub ?? null);
  const [bidding, setBidding] = useState<Bidding>({ phase: 'idle' });
  const busy = useRef(false);

  useEffect(() => {
    const open = sub && openAttempt(_id, sub);
    if (!busy.current) setBidding(open ? { phase: 'unsure', attempt: open } : { phase: 'idle' });
  }, [_id, sub]);

  const place = useCallback(
    async (attempt: Attempt) => {
      if (busy.current || !sub) return;
      busy.current = true;
      setBidding({ phase: 'sending', attempt, unsure: false });
      keepAttempt(_id, sub, attempt);
      const sent = await sendUntilKnown(_id, attempt, () => setBidding({ phase: 'sending', attempt, unsure: true }));
      busy.current = false;
      if ('unsure' in sent) {
        setBidding({ phase: 'unsure', attempt });
        return;
      }
      dropAttempt(_id, sub);
      await reread();
      setBidding(
        'refused' in sent
          ? { phase: 'refused', attempt, failure: sent.refused }
          : { phase: 'placed', attempt, placed: sent.placed },
      );
    },
    [_id, sub, reread],
  );

  /** Nobody wants to know any more what became of it. */
  const forget = useCallback(() => {
    if (sub) dropAttempt(_id, sub);
    setBidding({ phase: 'idle' });
    void reread();
  }, [_id, sub, reread]);

  // The network is back, so what was unsure can be found out.
  const unsure = bidding.phase === 'unsure' ? bidding.attempt : null;
  const young = unsure !== null && unsure.at > pageOpenedAt;
  useEffect(() => {
    if (!unsure || !young) return;
    const check = () => void place(unsure);
    window.addEventListener('online', check);
    return () => window.removeEventListener('online', check);
  }, [unsure, young, place]);

  return { bidding, place, forget };
};

/** What was confirmed before the page was opened is sent again only by hand. */
const pageOpenedAt = Date.now();
