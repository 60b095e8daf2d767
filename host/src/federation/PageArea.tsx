import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { ApiFailure } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import type { RunningRelease } from 'shared/remotes';
import { matchPath, useLocation } from 'shared/router';
import { NotFound } from '../shell/NotFound';
import { Boundary } from './Boundary';
import { Failed } from './Failed';
import type { RemoteFailure } from './failure';
import styles from './federation.module.css';
import { areaAttribute } from './kept';
import { RemotePage } from './RemotePage';
import { useReleases } from './releases';
import { useStore } from './store';
import { putTyped, type Typed, takeTyped } from './typed';
import { Waiting } from './Waiting';

const entryOf = (release: RunningRelease, pathname: string) =>
  release.manifest.routes.find(({ path }) => matchPath(path, pathname));

/** Where it stays the same, a step within keeps the page alive: an area with routes of its own is one page. */
const pageKey = (release: RunningRelease, pathname: string) => {
  const areas = release.manifest.routes.filter(({ path }) => path.endsWith('/*'));
  return areas.find(({ path }) => matchPath(path, pathname))?.path ?? pathname;
};

const isMissing = (cause: unknown) => cause instanceof ApiFailure && cause.status === 404;

/** The part of the shell that belongs to the remotes: finds who answers the path, and keeps the rest safe from it. */
export const PageArea = () => {
  const location = useLocation();
  const language = useLanguage();
  const store = useStore();
  const releases = useReleases(store.releases);
  const [attempt, setAttempt] = useState(0);
  const wanted = useMemo(() => ({ location, language, attempt }), [location, language, attempt]);
  // The page that is open stays until the next one is there, module, data and all.
  const shown = useDeferredValue(wanted);
  const area = useRef<HTMLDivElement>(null);
  const typed = useRef<Typed>(null);
  const { pathname } = shown.location;
  const release = releases.find((candidate) => entryOf(candidate, pathname));

  useEffect(() => {
    if (shown.attempt > 0 && typed.current && area.current) putTyped(area.current, typed.current);
    typed.current = null;
  }, [shown.attempt]);

  const retry = async (failure: RemoteFailure, failed: RunningRelease, asked: boolean) => {
    await store.retry(failure, failed, { location: shown.location, language: shown.language, asked });
    if (area.current) typed.current = takeTyped(area.current);
    setAttempt((count) => count + 1);
  };

  if (!release || store.isMissing(pathname + shown.location.search)) return <NotFound />;
  return (
    <>
      {shown !== wanted && <div className={styles.bar} />}
      <div ref={area} {...{ [areaAttribute]: release.name }}>
        <Suspense fallback={<Waiting remote={release.name} />}>
          <Boundary
            key={`${release.name} ${shown.attempt} ${pageKey(release, pathname)}`}
            at={pathname}
            fallback={(cause) =>
              isMissing(cause) ? (
                <NotFound />
              ) : (
                <Failed
                  release={release}
                  cause={cause}
                  page={entryOf(release, pathname)?.path ?? '/'}
                  onRetry={(failure, asked) => retry(failure, release, asked)}
                />
              )
            }
          >
            <RemotePage release={release} location={shown.location} language={shown.language} />
          </Boundary>
        </Suspense>
      </div>
    </>
  );
};
