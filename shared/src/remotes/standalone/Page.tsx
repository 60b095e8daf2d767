import { use, useEffect } from 'react';
import { useLanguage } from 'shared/i18n';
import { type Location, matchPath, Route, Routes } from 'shared/router';
import type { RemoteManifest } from '../manifest';
import type { OpenedPage } from './open-page';

interface PageProps {
  manifest: RemoteManifest;
  path: string;
  opened: Promise<OpenedPage>;
  location: Location;
}

/** A page with its data and title. Suspends while its code or data is loading. */
export const Page = ({ manifest, path, opened, location }: PageProps) => {
  const language = useLanguage();
  const { page, data } = use(opened);
  const entry = manifest.routes.find((route) => matchPath(route.path, location.pathname));
  const title = page.head?.(data, language).title ?? entry?.title[language] ?? manifest.name;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Routes location={location}>
      <Route path={path} element={<page.Page data={data} />} />
    </Routes>
  );
};
