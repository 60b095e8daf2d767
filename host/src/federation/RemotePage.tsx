import { use, useEffect } from 'react';
import type { Language } from 'shared/i18n';
import type { RunningRelease } from 'shared/remotes';
import { type Location, Route, Routes } from 'shared/router';
import { NotFound } from '../shell/NotFound';
import { applyHead, headOf } from './head';
import { sendHeld } from './held';
import { placeOf, routeOf } from './place';
import { useStore } from './store';

interface RemotePageProps {
  release: RunningRelease;
  location: Location;
  language: Language;
}

/** Suspends until the remote and the page's data are there. */
export const RemotePage = ({ release, location, language }: RemotePageProps) => {
  const store = useStore();
  const { route, params } = routeOf(use(store.module(release)), location.pathname);
  const page = route && use(store.page(release, route));
  const data = page && use(store.data(page, params, placeOf(location, language)));
  const head = headOf(release.manifest, page, data, location.pathname, language);

  useEffect(() => applyHead(head), [head]);
  useEffect(sendHeld, []);

  if (!route || !page) return <NotFound />;
  return (
    <Routes location={location}>
      <Route path={route.path} element={<page.Page data={data} />} />
    </Routes>
  );
};
