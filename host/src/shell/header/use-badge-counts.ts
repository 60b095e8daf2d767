import { useEffect, useMemo, useRef } from 'react';
import { useAuth } from 'shared/auth';
import { parseBadges, publishBadge } from 'shared/badges';
import { badgeChangeEvent, readStoredBadges } from 'shared/badges/stored-badges';
import { type BadgeEntry, toPath } from 'shared/remotes';
import { useLocation } from 'shared/router';
import { fetchRoute } from '../../fetch-route';

/** A tab that is seen again asks only if it has not asked for so long (ms). */
const minimumAgeMs = 60_000;

const readNumber = (to: string) => JSON.stringify(parseBadges(readStoredBadges())[to]);

/** Asks the API for the number of a badge. What is published meanwhile is newer than the answer, so that it stays. */
const loadNumber = async ({ to, route, field }: BadgeEntry, sub: string) => {
  const before = readNumber(to);
  const answer = await fetchRoute(route);
  const count = (answer as Record<string, unknown> | null)?.[field];
  const isCurrent = readNumber(to) === before && useAuth.getState().user?.sub === sub;
  if (isCurrent && typeof count === 'number') publishBadge(to, sub, count);
};

/**
 * Keeps the numbers of badges for the signed-in reader: asks for them after a sign-in, on the way to and from the page of a badge, after
 * `refreshBadges`, and when the tab is seen again. A number that cannot be read stays as it was.
 */
export const useBadgeCounts = (badges: readonly BadgeEntry[]) => {
  const sub = useAuth(({ user }) => user?.sub);
  // As a text: each renewal of the token makes another list.
  const scopeText = useAuth(({ user }) => user?.scope.join(' '));
  const { pathname } = useLocation();
  const asked = useMemo(() => {
    const scopes = scopeText?.split(' ') ?? [];
    return badges.filter(({ scope }) => !scope || [scope].flat().some((one) => scopes.includes(one)));
  }, [badges, scopeText]);
  const openPage = asked.find(({ to }) => toPath(to) === pathname)?.to;
  const askedAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on the way to and from the page of a badge.
  useEffect(() => {
    if (sub === undefined || asked.length === 0) return;
    const load = () => {
      askedAt.current = Date.now();
      for (const badge of asked) loadNumber(badge, sub).catch(() => undefined);
    };
    const onChange = (event: Event) => {
      if ((event as CustomEvent<boolean>).detail) load();
    };
    const onSeen = () => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt.current >= minimumAgeMs) load();
    };
    load();
    window.addEventListener(badgeChangeEvent, onChange);
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      window.removeEventListener(badgeChangeEvent, onChange);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [asked, sub, openPage]);
};
