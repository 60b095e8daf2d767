import { useCallback, useEffect, useState } from 'react';
import { useAuth } from 'shared/auth';
import { type Api, api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { beforeAsking, hearServer } from '../search/clock';

type List = Awaited<ReturnType<Api['myBids']['list']>>;
export type OwnLot = List['bids'][number];

/** Lots that one list holds. */
const most = 100;

/** The reader's own bids by lot; `null` until they are there. */
export const useBids = () => {
  const sub = useAuth((state) => state.user?.sub ?? null);
  const language = useLanguage();
  const [list, setList] = useState<List | null>(null);
  const [failed, setFailed] = useState(false);

  const read = useCallback(async () => {
    const sentAt = beforeAsking();
    setFailed(false);
    try {
      const answer = await api.myBids.list({ query: { limit: most } }, { headers: { 'Accept-Language': language } });
      hearServer(answer.serverTime, sentAt);
      setList(answer);
    } catch {
      setFailed(true);
    }
  }, [language]);

  useEffect(() => {
    if (sub) void read();
    else setList(null);
  }, [sub, read]);

  return { list, failed, read };
};
