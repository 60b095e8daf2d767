import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { i18n } from 'shared/i18n';
import { AppRouter } from 'shared/router';
import { App } from './App';
import { noteStyles } from './federation/ahead';
import { RemoteFailure } from './federation/failure';
import { keepServerHtml } from './federation/kept';
import { registerReleases } from './federation/load';
import { provideRuntime } from './federation/runtime';
import { createStore } from './federation/store';
import { loadFonts } from './shell/fonts';
import { keepOverride } from './shell/quality/kept';
import { readState } from './state';

const state = readState();
const { quality } = state;
keepOverride(quality);
const opened = location.pathname;
provideRuntime();
const store = createStore({ releases: state.remotes, page: state.page });
noteStyles(state.remotes);
registerReleases(store.releases);
// Without a page in it there is nothing to read.
if (state.page) keepServerHtml();

/**
 * React leaving a place to the browser: the server had no page there, the reader went on before it came to life, or its
 * remote did not come, which the boundary there has told the reader.
 */
const isExpected = (error: unknown) =>
  location.pathname !== opened ||
  /#(419|421)\b|Suspense boundary/.test(String(error)) ||
  (error instanceof Error && error.cause instanceof RemoteFailure);

const start = () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  const app = <App state={state} store={store} router={(children) => <AppRouter>{children}</AppRouter>} />;
  // As a transition it is done in slices, between which the page answers.
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError: (error) => {
        if (!isExpected(error)) console.error(error);
      },
    });
  });
};

void i18n.changeLanguage(state.language).then(start).then(loadFonts);
if (quality) void import('./shell/quality/mount').then(({ mountBar }) => mountBar(quality, state.language));
