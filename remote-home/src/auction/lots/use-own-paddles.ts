import { useEffect, useState } from 'react';
import { useAuth } from 'shared/auth';
import { api } from 'shared/client';

/** The most lots of one answer. */
const maxLots = 100;

/** The current user's paddle by lot id, for lots they have bid on. Loaded here because the server renders for visitors. */
export const useOwnPaddles = (): Readonly<Record<string, string>> => {
  const sub = useAuth((state) => state.user?.sub ?? null);
  const [paddles, setPaddles] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    setPaddles({});
    if (!sub) return;
    const abort = new AbortController();
    api.myBids.list({ query: { limit: maxLots } }, { signal: abort.signal }).then(
      ({ bids }) =>
        setPaddles(Object.fromEntries(bids.flatMap(({ work: { _id, mine } }) => (mine ? [[_id, mine.alias]] : [])))),
      () => undefined,
    );
    return () => abort.abort();
  }, [sub]);
  return paddles;
};
