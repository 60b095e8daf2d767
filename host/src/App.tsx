import { type ReactNode, useEffect, useMemo } from 'react';
import { useAuth } from 'shared/auth';
import { LanguageProvider } from 'shared/i18n';
import { Later } from './federation/Later';
import { PageArea } from './federation/PageArea';
import { useReleases } from './federation/releases';
import { type Store, StoreContext } from './federation/store';
import { SettingProvider } from './shell/SettingProvider';
import { Shell } from './shell/Shell';
import type { PageState } from './state';

interface AppProps {
  state: PageState;
  store: Store;
  /** The browser's router or the server's. */
  router: (children: ReactNode) => ReactNode;
}

/** The whole page, the same on the server and in the browser. */
export const App = ({ state, store, router }: AppProps) => {
  const releases = useReleases(store.releases);
  const routes = useMemo(() => releases.flatMap(({ manifest }) => manifest.routes), [releases]);
  useEffect(() => {
    void useAuth.persist.rehydrate();
    document.documentElement.dataset.ready = 'true';
  }, []);
  return (
    <LanguageProvider language={state.language}>
      <SettingProvider initial={state.setting}>
        <StoreContext value={store}>
          {router(
            <>
              <Shell routes={routes}>
                <PageArea />
              </Shell>
              <Later />
            </>,
          )}
        </StoreContext>
      </SettingProvider>
    </LanguageProvider>
  );
};
