import { useEffect, useState } from 'react';
import { useAuth } from 'shared/auth';
import { api } from 'shared/client';

/** Lots that one list of one's own bids holds. */
const most = 100;

/** The reader's paddle by lot, for those on which they have bid. The server renders for visitors, so it is asked here. */
export const useOwnPaddles = (): Readonly<Record<string, string>> => {
  const sub = useAuth((state) => state.user?.sub ?? null);
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    setOwn({});
    if (!sub) return;
    const ending = new AbortController();
    api.myBids.list({ query: { limit: most } }, { signal: ending.signal }).then(
      ({ bids }) =>
        setOwn(Object.fromEntries(bids.flatMap(({ work: { _id, mine } }) => (mine ? [[_id, mine.alias]] : [])))),
      () => undefined,
    );
    return () => ending.abort();
  }, [sub]);
  return own;
};
