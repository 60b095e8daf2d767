import type { Language } from 'shared/i18n';
import type { RunningRelease } from 'shared/remotes';
import { matchRoute } from 'shared/rendering/match-route';
import type { Location } from 'shared/router';
import { replaceRelease } from './load-release';
import { toPageRequest } from './page-request';
import type { PageStore } from './page-store';
import { findSuccessor, readRegistry } from './registry';
import { RemoteFailure } from './remote-failure';

export { captureForm } from './capture-form';

/** The page to load again; `isManual` when the reader has asked for the retry. */
interface RetryOptions {
  location: Location;
  language: Language;
  isManual: boolean;
}

/** A page or chunk that failed can only be loaded again after its module has run again. */
const needsNewModule = ({ phase }: RemoteFailure, isManual: boolean) =>
  phase === 'chunk' || (phase === 'mount' && isManual);

/**
 * Loads a failed page again in the background; resolves once the page can be rendered, otherwise rejects. A release whose
 * files fail to load or whose code throws is replaced by the one that the registry names now.
 */
export const retryPage = async (
  store: PageStore,
  failure: RemoteFailure,
  failed: RunningRelease,
  { location, language, isManual }: RetryOptions,
) => {
  let registryError: unknown;
  const registry =
    failure.phase === 'data'
      ? null
      : await readRegistry().catch((cause: unknown) => {
          registryError = cause;
          return null;
        });
  const successor = registry && findSuccessor(registry, failed);
  const isReplaced = successor !== null || needsNewModule(failure, isManual);
  if (failure.phase === 'mount' && !isReplaced) throw new Error('Nothing has changed');
  const release = successor ?? failed;
  if (isReplaced) {
    replaceRelease(store.releases, release);
    store.discardModule(failed.name);
  }
  store.discardUnfulfilled();

  try {
    const { route, params } = matchRoute(await store.module(release), location.pathname);
    const page = route && (await store.page(release, route));
    if (page) await store.data(page, params, toPageRequest(location, language));
  } catch (cause) {
    throw registryError && cause instanceof RemoteFailure
      ? new RemoteFailure(cause.kind, 'registry', failed, registryError)
      : cause;
  }
};

/** Loads the data of the current page again; rejects if that fails, and the page then keeps what it has. */
export const reloadData = async (
  store: PageStore,
  release: RunningRelease,
  { location, language }: Pick<RetryOptions, 'location' | 'language'>,
) => {
  const { route, params } = matchRoute(await store.module(release), location.pathname);
  const page = route && (await store.page(release, route));
  if (page) await store.reloadData(page, params, toPageRequest(location, language));
};
