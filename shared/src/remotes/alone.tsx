import 'shared/ui/tokens.css';
import { Suspense, use, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { api } from 'shared/client';
import { changeLanguage, type Language, LanguageProvider, languages, useLanguage } from 'shared/i18n';
import { AppRouter, Link, matchPath, Route, Routes, useLocation } from 'shared/router';
import { pageOf, type RemoteModule } from './module';

const Page = ({ routes }: RemoteModule) => {
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const route = routes.find(({ path }) => matchPath(path, pathname));
  const loaded = useMemo(() => {
    const params = (route && matchPath(route.path, pathname)?.params) as Record<string, string> | undefined;
    const context = { params: params ?? {}, query: new URLSearchParams(search), language, api };
    return (
      route && Promise.resolve(pageOf(route)).then(async ({ Page, load }) => ({ Page, data: await load?.(context) }))
    );
  }, [route, pathname, search, language]);
  const shown = loaded && use(loaded);
  if (!route || !shown) return null;
  return (
    <Routes>
      <Route path={route.path} element={<shown.Page data={shown.data} />} />
    </Routes>
  );
};

/** Runs a remote without the host, for the team that develops it: its pages, its paths as links, the languages. */
export const runAlone = ({ routes }: RemoteModule) => {
  const paths = routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  createRoot(root).render(
    <LanguageProvider language="ko">
      <AppRouter>
        <nav>
          {paths.map((path) => (
            <Link key={path} to={path}>
              {path}{' '}
            </Link>
          ))}
          {languages.map((language: Language) => (
            <button key={language} type="button" onClick={() => void changeLanguage(language)}>
              {language}
            </button>
          ))}
        </nav>
        <Suspense>
          <Page routes={routes} />
        </Suspense>
      </AppRouter>
    </LanguageProvider>,
  );
};
