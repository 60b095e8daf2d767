import type { ErrorInfo } from 'react';
import { ApiFailure } from 'shared/client';
import { splitAddress } from 'shared/i18n';
import { findByPath } from 'shared/rendering/match-route';
import { ErrorBoundary } from 'shared/ui';
import type { PageStore } from './page-store';
import { toRemoteFailure } from './remote-failure';

/**
 * Reports errors that a boundary inside a remote has caught, such as a failed screen of the console. `FailureNotice` reports
 * those that the host's own boundary catches. Answers of the API are not failures of a remote.
 */
export const createCaughtErrorHandler =
  (store: PageStore) =>
  (cause: unknown, { errorBoundary }: ErrorInfo & { errorBoundary?: unknown }) => {
    console.error(cause);
    if (errorBoundary instanceof ErrorBoundary || cause instanceof ApiFailure) return;
    for (const release of store.releases.all()) {
      const page = findByPath(release.manifest.routes, splitAddress(location.pathname).address)?.path;
      if (page) {
        void import(/* webpackChunkName: "later" */ './failure-report')
          .then(({ reportFailure }) => reportFailure(toRemoteFailure(release, cause), page))
          .catch(() => undefined);
        return;
      }
    }
  };
