import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useAuth } from 'shared/auth';
import { ApiFailure } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { matchPath, useLocation } from 'shared/router';
import { EmptyState, ErrorBoundary, ErrorState, Loading } from 'shared/ui';
import type { RemoteManifest } from '../manifest';
import type { RemoteModule } from '../module';
import { useT } from './i18n';
import { openPage } from './open-page';
import { Page } from './Page';

/** The page of the current path, or a message: no route of this remote, data not found, or a missing scope. */
export const PageArea = ({ manifest, remote }: { manifest: RemoteManifest; remote: RemoteModule }) => {
  const t = useT();
  const location = useLocation();
  const language = useLanguage();
  const scopes = useAuth((state) => state.user?.scope);
  const [attempt, setAttempt] = useState(0);
  const { pathname, search } = location;
  const route = remote.routes.find(({ path }) => matchPath(path, pathname));
  // A route that ends in `/*` has routes of its own and stays one page.
  const area = remote.routes.find(({ path }) => path.endsWith('/*') && matchPath(path, pathname));
  const href = area ? area.path : pathname + search;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again; navigation within an area does not
  const opened = useMemo(() => route && openPage(route, pathname, search, language), [route, href, language, attempt]);
  const requested = useMemo(() => ({ route, opened, location }), [route, opened, location]);
  // The current page stays until the next one is loaded.
  const rendered = useDeferredValue(requested);
  const scope = manifest.routes.find(({ path }) => path === pathname)?.scope;

  if (!rendered.route || !rendered.opened)
    return (
      <EmptyState title={t('notFound')}>
        <p>{t('elsewhere', { path: pathname })}</p>
      </EmptyState>
    );
  // The console has its own sign-in page.
  if (scope && scope !== 'console' && !scopes?.includes(scope)) return <EmptyState title={t('scope', { scope })} />;
  return (
    <Suspense fallback={<Loading />}>
      <ErrorBoundary
        key={`${attempt} ${area?.path ?? rendered.location.pathname}`}
        fallback={(cause) =>
          cause instanceof ApiFailure && cause.status === 404 ? (
            <EmptyState title={t('missing')} />
          ) : (
            <ErrorState message={String(cause)} onRetry={() => setAttempt((count) => count + 1)} />
          )
        }
      >
        <Page manifest={manifest} path={rendered.route.path} opened={rendered.opened} location={rendered.location} />
      </ErrorBoundary>
    </Suspense>
  );
};
