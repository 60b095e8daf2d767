import { Suspense, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ApiFailure } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { onPageRestored } from 'shared/live';
import type { RunningRelease } from 'shared/remotes';
import { findByPath } from 'shared/rendering/match-route';
import { useLocation } from 'shared/router';
import { ErrorBoundary } from 'shared/ui';
import { LazyMissingPage } from '../shell/LazyMissingPage';
import { FailedPage } from './FailedPage';
import styles from './federation.module.css';
import { LoadingState } from './LoadingState';
import { usePageStore } from './page-store';
import { RemotePage } from './RemotePage';
import { useReleases } from './release-store';
import type { RemoteFailure } from './remote-failure';
import { remoteAreaAttribute } from './ssr-fallback';

/** Key of the mounted page. A remote's area with inner routes (`/*`) has one key, so that navigation inside it does not remount. */
const getPageKey = (release: RunningRelease, pathname: string) => {
  const areas = release.manifest.routes.filter(({ path }) => path.endsWith('/*'));
  return findByPath(areas, pathname)?.path ?? pathname;
};

// Not in the first script, as `FailedPage` with its notice.
const loadRetry = () => import(/* webpackChunkName: "later" */ './retry-page');

const isMissing = (cause: unknown) => cause instanceof ApiFailure && cause.status === 404;

/** Renders the page of the remote that serves the path, and contains its failures. */
export const PageArea = () => {
  const location = useLocation();
  const language = useLanguage();
  const store = usePageStore();
  const releases = useReleases(store.releases);
  const [attempt, setAttempt] = useState(0);
  const [, setRefreshCount] = useState(0);
  const requested = useMemo(() => ({ location, language, attempt }), [location, language, attempt]);
  // The current page stays until module and data of the next one have loaded.
  const rendered = useDeferredValue(requested);
  const areaRef = useRef<HTMLDivElement>(null);
  const restoreForm = useRef<(area: Element) => void>(null);
  const { pathname } = rendered.location;
  const release = releases.find((candidate) => findByPath(candidate.manifest.routes, pathname));

  // What a page from the back-forward cache shows, such as prices, may have changed meanwhile.
  const refresh = useEffectEvent(async () => {
    const { reloadData } = await loadRetry();
    if (release) await reloadData(store, release, rendered);
    setRefreshCount((count) => count + 1);
  });
  useEffect(() => onPageRestored(() => void refresh().catch(() => undefined)), []);

  useEffect(() => {
    if (rendered.attempt > 0 && areaRef.current) restoreForm.current?.(areaRef.current);
    restoreForm.current = null;
  }, [rendered.attempt]);

  const retry = async (failure: RemoteFailure, failed: RunningRelease, isManual: boolean) => {
    const { captureForm, retryPage } = await loadRetry();
    await retryPage(store, failure, failed, { location: rendered.location, language: rendered.language, isManual });
    restoreForm.current = areaRef.current && captureForm(areaRef.current);
    setAttempt((count) => count + 1);
  };

  if (!release && store.isIncomplete) return <LazyMissingPage isUnavailable />;
  if (!release) return <LazyMissingPage unknownPath={pathname} />;
  if (store.isMissing(pathname + rendered.location.search)) return <LazyMissingPage />;
  return (
    <>
      {rendered !== requested && <div className={styles.bar} />}
      <div ref={areaRef} {...{ [remoteAreaAttribute]: release.name }}>
        <Suspense fallback={<LoadingState release={release} hasFailed={store.hasFailed} />}>
          <ErrorBoundary
            key={`${release.name} ${rendered.attempt} ${getPageKey(release, pathname)}`}
            resetKey={pathname}
            fallback={(cause) =>
              isMissing(cause) ? (
                <LazyMissingPage />
              ) : (
                <FailedPage
                  release={release}
                  cause={cause}
                  page={findByPath(release.manifest.routes, pathname)?.path ?? '/'}
                  onRetry={(failure, isManual) => retry(failure, release, isManual)}
                />
              )
            }
          >
            <RemotePage release={release} location={rendered.location} language={rendered.language} />
          </ErrorBoundary>
        </Suspense>
      </div>
    </>
  );
};
