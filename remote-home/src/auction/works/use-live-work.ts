import { useEffect, useMemo } from 'react';
import { api } from 'shared/client';
import { useCurrentUser } from '../../members/my/use-current-user';
import { useMemberQuery } from '../../members/my/use-member-query';
import { getMonotonicTime, setServerTime } from '../lots/server-clock';
import { isActive, useLiveLots } from '../lots/use-live-lots';
import { useServerTime } from '../lots/use-server-time';
import type { Work, WorkData } from './load';

type LoadedWork = Pick<WorkData, 'work' | 'serverTime'>;

/** How often (ms) a lot that should have opened or closed is loaded again, in case the stream sends nothing. */
const pollMs = 4000;

/** Loads the work for the current user: the server's page is rendered for visitors and has no bid of theirs. */
const useMemberWork = (id: string) => {
  const { sub } = useCurrentUser();
  const { data, error, refetch } = useMemberQuery(`work ${id}`, async () => {
    const sentAt = getMonotonicTime();
    const answer = await api.works.get({ params: { id } });
    setServerTime(answer.serverTime, sentAt);
    return answer;
  });
  const memberState = sub === null ? 'visitor' : data ? 'loaded' : error ? 'failed' : 'loading';
  return { loaded: data, memberState, refresh: refetch } as const;
};

/** A work kept up to date. `memberState` says whether the bid of the current user is loaded. */
export const useLiveWork = (data: WorkData) => {
  const { loaded, memberState, refresh } = useMemberWork(data.work._id);
  const latest: LoadedWork = loaded ?? data;
  const lots = useMemo(() => [latest.work], [latest.work]);
  const { lots: liveLots, disconnected } = useLiveLots<Work>(lots, latest.serverTime, refresh);
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
