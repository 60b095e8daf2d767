import { use, useEffect } from 'react';
import { htmlLang, type Language } from 'shared/i18n';
import type { RunningRelease } from 'shared/remotes';
import { matchRoute } from 'shared/rendering/match-route';
import { type Location, Route, Routes } from 'shared/router';
import { getContentLanguage } from '../head/head-description';
import { getHead, useHead } from '../head/page-head';
import { LazyMissingPage } from '../shell/LazyMissingPage';
import styles from './federation.module.css';
import { useT } from './i18n';
import { toPageRequest } from './page-request';
import { usePageStore } from './page-store';
import { replayQueuedSubmit } from './queued-submit';

interface RemotePageProps {
  release: RunningRelease;
  location: Location;
  language: Language;
}

/**
 * Suspends until module, page and data have loaded. A page without content in the language says so, and is marked as the Korean that it
 * shows. Its place in the tree is the same in all languages, so that a change of language keeps what is typed.
 */
export const RemotePage = ({ release, location, language }: RemotePageProps) => {
  const store = usePageStore();
  const t = useT();
  const { route, params } = matchRoute(use(store.module(release)), location.pathname);
  const page = route && use(store.page(release, route));
  const data = page && use(store.data(page, params, toPageRequest(location, language)));
  const head = getHead(release.manifest, page, data, location.pathname, language);

  useHead(route && page ? head : null, language, location.pathname);
  useEffect(replayQueuedSubmit, []);

  if (!route || !page) return <LazyMissingPage />;
  const isUntranslated = getContentLanguage(head, language) !== language;
  return (
    <>
      {isUntranslated && <p className={styles.untranslated}>{t('untranslated')}</p>}
      <div className={styles.page} lang={isUntranslated ? htmlLang.ko : undefined}>
        <Routes location={location}>
          <Route path={route.path} element={<page.Page data={data} />} />
        </Routes>
      </div>
    </>
  );
};
