import { useEffect, useState } from 'react';
import { enter, hasEntered } from '../federation/load';
import { readRegistry, successorIn, type Today } from '../federation/registry';
import type { Releases } from '../federation/releases';
import { useStore } from '../federation/store';
import { readState } from '../state';
import { sinceTyping } from './unsaved';

/** Between two looks while somebody sees the page (ms); coming back to it is a look of its own. */
const everyMs = 5 * 60_000;
/** Nobody is interrupted while writing (ms). */
const pauseMs = 4000;

/** Versions that would come with a reload. What has not run in this page yet is exchanged here and now. */
const newerIn = (today: Today, releases: Releases) => {
  const versions = releases.all().flatMap((release) => {
    const successor = successorIn(today, release);
    if (successor && hasEntered(release)) return successor.version;
    if (successor) enter(releases, successor);
    return [];
  });
  return today.host === readState().host ? versions : [today.host, ...versions];
};

/** Newer versions of what this page runs, as one word for all of them; null where there are none. */
export const useNews = () => {
  const { releases } = useStore();
  const [news, setNews] = useState<string | null>(null);

  useEffect(() => {
    let next: ReturnType<typeof setTimeout>;
    let telling: ReturnType<typeof setTimeout>;
    let ended = false;
    const tell = (versions: string[]) => {
      clearTimeout(telling);
      if (sinceTyping() < pauseMs) telling = setTimeout(tell, pauseMs, versions);
      else setNews(versions.length > 0 ? versions.join(' ') : null);
    };
    const look = async () => {
      clearTimeout(next);
      next = setTimeout(look, everyMs);
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      const today = await readRegistry().catch(() => null);
      if (today && !ended) tell(newerIn(today, releases));
    };
    next = setTimeout(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      ended = true;
      clearTimeout(next);
      clearTimeout(telling);
      document.removeEventListener('visibilitychange', look);
    };
  }, [releases]);
  return news;
};
