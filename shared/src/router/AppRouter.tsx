import { createContext, type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';
import { changeLanguage } from 'shared/i18n';
import { createGuardedHistory, type GuardedHistory } from './guarded-history';
import { createLanguageHistory } from './language-history';

/** Null on the server, where there is no navigation. */
export const HistoryContext = createContext<GuardedHistory | null>(null);

let pageHistory: GuardedHistory | null = null;

/** The history of the page. react-router's own router would add 17 kB (gzip). */
const getPageHistory = () => {
  if (pageHistory) return pageHistory;
  const history = createBrowserHistory({ v5Compat: true });
  const index = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;
  pageHistory = createGuardedHistory(createLanguageHistory(Object.assign(history, { index })));
  return pageHistory;
};

/**
 * The router of the page. The host renders it; remotes get it by context. The language of the page follows that of its address
 * (`/en/magazine`), which locations and links do not name.
 */
export const AppRouter = ({ children }: { children: ReactNode }) => {
  const [history] = useState(getPageHistory);
  const [update, setUpdate] = useState(history.current);
  useLayoutEffect(() => {
    let shownLanguage = history.language();
    return history.listen((update) => {
      const language = history.language();
      if (language === shownLanguage) return startTransition(() => setUpdate(update));
      shownLanguage = language;
      // Together: otherwise the page of the former address would be loaded in the new language.
      setUpdate(update);
      void changeLanguage(language);
    });
  }, [history]);
  return (
    <HistoryContext value={history}>
      <Router location={update.location} navigationType={update.action} navigator={history.navigator}>
        {children}
      </Router>
    </HistoryContext>
  );
};
