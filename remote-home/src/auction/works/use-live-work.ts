import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAuth } from 'shared/auth';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { getMonotonicTime, setServerTime } from '../lots/server-clock';
import { isActive, useLiveLots } from '../lots/use-live-lots';
import { useServerTime } from '../lots/use-server-time';
import type { Work, WorkData } from './load';

type LoadedWork = Pick<WorkData, 'work' | 'serverTime'>;

/** How often (ms) a lot that should have opened or closed is loaded again, in case the stream sends nothing. */
const pollMs = 4000;

/** Loads the work for the current user: the server's page is rendered for visitors and has no bid of theirs. */
const useMemberWork = (id: string) => {
  const sub = useAuth((state) => state.user?.sub ?? null);
  const language = useLanguage();
  const [loaded, setLoaded] = useState<(LoadedWork & { sub: string | null }) | null>(null);
  const [failed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language loads the work again
  const refresh = useCallback(async () => {
    const sentAt = getMonotonicTime();
    setFailed(false);
    try {
      const answer = await api.works.get({ params: { id } });
      setServerTime(answer.serverTime, sentAt);
      setLoaded({ ...answer, sub });
    } catch {
      setFailed(true);
    }
  }, [id, language, sub]);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  const current = loaded !== null && loaded.work._id === id && loaded.sub === sub ? loaded : null;
  const memberState = sub === null ? 'visitor' : current ? 'loaded' : failed ? 'failed' : 'loading';
  return { loaded: current, memberState, refresh } as const;
};

/** A work kept up to date. `memberState` says whether the bid of the current user is loaded. */
export const useLiveWork = (data: WorkData) => {
  const { loaded, memberState, refresh } = useMemberWork(data.work._id);
  const latest: LoadedWork = loaded && loaded.serverTime >= data.serverTime ? loaded : data;
  const lots = useMemo(() => [latest.work], [latest.work]);
  const { lots: liveLots, disconnected } = useLiveLots<Work>(lots, latest.serverTime);
  const work = liveLots[0] ?? latest.work;

  const now = useServerTime();
  const hasPassed = (time: string) => now !== null && now >= Date.parse(time);
  const awaitsResult = work.status === 'CLOSED' || (work.status === 'OPEN' && hasPassed(work.effectiveEndAt));
  const awaitsOpening = work.status === 'SCHEDULED' && hasPassed(work.openAt);
  const polls = awaitsResult || awaitsOpening;
  const resultMissing = !isActive(work) && isActive(latest.work);

  // The stream does not send the result of the user's own bid.
  useEffect(() => {
    if (resultMissing) void refresh();
  }, [resultMissing, refresh]);

  useEffect(() => {
    if (!polls) return;
    const timer = setInterval(() => void refresh(), pollMs);
    return () => clearInterval(timer);
  }, [polls, refresh]);

  return { work, disconnected, awaitsResult, memberState, refresh };
};

export type LiveWork = ReturnType<typeof useLiveWork>;
