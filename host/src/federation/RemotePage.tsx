import { use, useEffect } from 'react';
import type { Language } from 'shared/i18n';
import type { RunningRelease } from 'shared/remotes';
import { type Location, Route, Routes } from 'shared/router';
import { getHead, useHead } from '../head/page-head';
import { NotFound } from '../shell/NotFound';
import { matchRoute, toPageRequest } from './match-route';
import { usePageStore } from './page-store';
import { replayQueuedSubmit } from './queued-submit';

interface RemotePageProps {
  release: RunningRelease;
  location: Location;
  language: Language;
}

/** Suspends until module, page and data have loaded. */
export const RemotePage = ({ release, location, language }: RemotePageProps) => {
  const store = usePageStore();
  const { route, params } = matchRoute(use(store.module(release)), location.pathname);
  const page = route && use(store.page(release, route));
  const data = page && use(store.data(page, params, toPageRequest(location, language)));
  const head = getHead(release.manifest, page, data, location.pathname, language);

  useHead(route && page ? head : null, language, location.pathname);
  useEffect(replayQueuedSubmit, []);

  if (!route || !page) return <NotFound />;
  return (
    <Routes location={location}>
      <Route path={route.path} element={<page.Page data={data} />} />
    </Routes>
  );
};
