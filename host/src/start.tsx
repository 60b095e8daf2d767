import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { i18n } from 'shared/i18n';
import { provideRuntime } from 'shared/rendering/provide-runtime';
import { AppRouter } from 'shared/router';
import { provideSlots } from 'shared/slots';
import { App } from './App';
import { createCaughtErrorHandler } from './federation/caught-errors';
import { registerReleases } from './federation/load-release';
import { createPageStore } from './federation/page-store';
import { registerServerStyles } from './federation/preload';
import { RemoteFailure } from './federation/remote-failure';
import { captureServerHtml } from './federation/ssr-fallback';
import { readPageState } from './page-state';
import { loadFonts } from './shell/fonts';
import { setCurrentOverride } from './shell/overrides/current-override';

const state = readPageState();
const { override } = state;
setCurrentOverride(override);
// Before the router reads the address, which must not contain the override. Without this code the page starts all the same.
const storing =
  override &&
  import(/* webpackChunkName: "overrides" */ './shell/overrides/stored-override')
    .then(({ storeOverride }) => storeOverride(override))
    .catch(() => undefined);
const openedPath = location.pathname;
provideRuntime();
provideSlots(() => import(/* webpackChunkName: "later" */ './federation/SlotExtensions'));
const store = createPageStore({ releases: state.remotes, page: state.page, isIncomplete: state.isIncomplete });
registerServerStyles(state.remotes);
registerReleases(store.releases);
// Without a page the server sent no HTML to fall back to.
if (state.page) captureServerHtml();

/**
 * Hydration errors after which React renders in the browser as intended: the server had no page, the reader navigated before
 * hydration, or the remote failed to load, which its error boundary already shows.
 */
const isExpected = (error: unknown) =>
  location.pathname !== openedPath ||
  /#(419|421)\b|Suspense boundary/.test(String(error)) ||
  (error instanceof Error && error.cause instanceof RemoteFailure);

const start = () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  const app = <App state={state} store={store} router={(children) => <AppRouter>{children}</AppRouter>} />;
  // A transition hydrates in slices and lets the page handle input between them.
  startTransition(() => {
    hydrateRoot(root, app, {
      onCaughtError: createCaughtErrorHandler(store),
      onRecoverableError: (error) => {
        if (!isExpected(error)) console.error(error);
      },
    });
  });
};

void Promise.all([i18n.changeLanguage(state.language), storing])
  .then(start)
  .then(loadFonts);
if (override)
  void import(/* webpackChunkName: "overrides" */ './shell/overrides/mount-override-bar').then(({ mountOverrideBar }) =>
    mountOverrideBar(override, state.language),
  );
