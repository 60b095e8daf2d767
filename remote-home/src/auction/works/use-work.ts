import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAuth } from 'shared/auth';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { beforeAsking, hearServer } from '../search/clock';
import { useLots } from '../search/use-lots';
import { useNow } from '../search/use-now';
import type { Work, WorkData } from './load';

type Read = Pick<WorkData, 'work' | 'serverTime'>;

/** How often (ms) an ended lot is asked for its result, should the stream be silent. */
const resultMs = 4000;

/**
 * The lot as it stands now. The server rendered it for visitors, so the reader's own standing is read here; `standing`
 * says how far that has come.
 */
export const useWork = (data: WorkData) => {
  const { _id } = data.work;
  const sub = useAuth((state) => state.user?.sub ?? null);
  const language = useLanguage();
  const [own, setOwn] = useState<(Read & { of: string | null }) | null>(null);
  const [failed, setFailed] = useState(false);

  const reread = useCallback(async () => {
    const sentAt = beforeAsking();
    setFailed(false);
    try {
      const read = await api.works.get({ params: { id: _id } }, { headers: { 'Accept-Language': language } });
      hearServer(read.serverTime, sentAt);
      setOwn({ ...read, of: sub });
      return read.work;
    } catch {
      setFailed(true);
      return null;
    }
  }, [_id, language, sub]);

  useEffect(() => {
    void reread();
  }, [reread]);

  const known = own !== null && own.work._id === _id && own.of === sub;
  const shown: Read = known && own.serverTime >= data.serverTime ? own : data;
  const lots = useMemo(() => [shown.work], [shown.work]);
  const { lots: kept, lost } = useLots<Work>(lots, shown.serverTime);
  const work = kept[0] ?? shown.work;

  const now = useNow();
  const isOver = now !== null && now >= Date.parse(work.effectiveEndAt);
  const settling = work.status === 'CLOSED' || (work.status === 'OPEN' && isOver);
  const opening = work.status === 'SCHEDULED' && now !== null && now >= Date.parse(work.openAt);
  const finished = !['SCHEDULED', 'OPEN', 'CLOSED'].includes(work.status);
  const unread = finished && ['SCHEDULED', 'OPEN', 'CLOSED'].includes(shown.work.status);
  const waits = settling || opening;

  // The result of one's own bids comes with the lot, not with the stream.
  useEffect(() => {
    if (unread) void reread();
  }, [unread, reread]);

  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => void reread(), resultMs);
    return () => clearInterval(timer);
  }, [waits, reread]);

  const standing = sub === null ? 'visitor' : known ? 'known' : failed ? 'failed' : 'reading';
  return { work, lost, settling, standing, reread } as const;
};

export type WorkNow = ReturnType<typeof useWork>;
