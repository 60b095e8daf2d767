import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useAuth } from 'shared/auth';
import { ApiFailure } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { matchPath, useLocation } from 'shared/router';
import { EmptyState, ErrorState, Loading } from 'shared/ui';
import { useT } from '../alone/i18n';
import type { RemoteManifest } from '../manifest';
import type { RemoteModule } from '../module';
import { Boundary } from './Boundary';
import { openPage } from './open';
import { Page } from './Page';

/** The page at the address. Where there is none, it says whether nobody answers, the data is missing or a right is. */
export const PageArea = ({ manifest, remote }: { manifest: RemoteManifest; remote: RemoteModule }) => {
  const t = useT();
  const location = useLocation();
  const language = useLanguage();
  const scopes = useAuth((state) => state.user?.scope);
  const [attempt, setAttempt] = useState(0);
  const { pathname, search } = location;
  const route = remote.routes.find(({ path }) => matchPath(path, pathname));
  // An area with routes of its own stays one page.
  const area = remote.routes.find(({ path }) => path.endsWith('/*') && matchPath(path, pathname));
  const href = area ? area.path : pathname + search;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again; within an area nothing is asked
  const opened = useMemo(() => route && openPage(route, pathname, search, language), [route, href, language, attempt]);
  const wanted = useMemo(() => ({ route, opened, location }), [route, opened, location]);
  // The page that is open stays until the next one is there.
  const shown = useDeferredValue(wanted);
  const scope = manifest.routes.find(({ path }) => path === pathname)?.scope;

  if (!shown.route || !shown.opened)
    return (
      <EmptyState title={t('notFound')}>
        <p>{t('elsewhere', { path: pathname })}</p>
      </EmptyState>
    );
  // The console has a sign-in of its own.
  if (scope && scope !== 'console' && !scopes?.includes(scope)) return <EmptyState title={t('scope', { scope })} />;
  return (
    <Suspense fallback={<Loading />}>
      <Boundary
        key={`${attempt} ${area?.path ?? shown.location.pathname}`}
        fallback={(cause) =>
          cause instanceof ApiFailure && cause.status === 404 ? (
            <EmptyState title={t('missing')} />
          ) : (
            <ErrorState message={String(cause)} onRetry={() => setAttempt((count) => count + 1)} />
          )
        }
      >
        <Page manifest={manifest} path={shown.route.path} opened={shown.opened} location={shown.location} />
      </Boundary>
    </Suspense>
  );
};
