import { type ReactNode, useEffect, useMemo } from 'react';
import { useAuth } from 'shared/auth';
import { LanguageProvider } from 'shared/i18n';
import { onPageRestored } from 'shared/live';
import { PageArea } from './federation/PageArea';
import { type PageStore, PageStoreContext } from './federation/page-store';
import { useReleases } from './federation/release-store';
import { FirstPageContext } from './head/page-paths';
import type { PageState } from './page-state';
import { SettingProvider } from './shell/SettingProvider';
import { Shell } from './shell/Shell';
import { LazyTelemetry } from './telemetry/LazyTelemetry';

interface AppProps {
  state: PageState;
  store: PageStore;
  /** The browser's router or the server's. */
  router: (children: ReactNode) => ReactNode;
}

/** The whole application, rendered on the server and hydrated in the browser. */
export const App = ({ state, store, router }: AppProps) => {
  const releases = useReleases(store.releases);
  const manifests = useMemo(() => releases.map(({ manifest }) => manifest), [releases]);
  useEffect(() => {
    void useAuth.persist.rehydrate();
    document.documentElement.dataset.ready = 'true';
    // Another document of the tab may have signed in or out meanwhile.
    return onPageRestored(() => void useAuth.persist.rehydrate());
  }, []);
  return (
    <LanguageProvider language={state.language}>
      <SettingProvider initial={state.setting}>
        <PageStoreContext value={store}>
          <FirstPageContext value={state}>
            {router(
              <>
                <Shell manifests={manifests}>
                  <PageArea />
                </Shell>
                <LazyTelemetry />
              </>,
            )}
          </FirstPageContext>
        </PageStoreContext>
      </SettingProvider>
    </LanguageProvider>
  );
};
