import { createContext, type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';
import { createGuardedHistory, type GuardedHistory } from './guarded-history';

/** Null on the server, where there is no navigation. */
export const HistoryContext = createContext<GuardedHistory | null>(null);

let pageHistory: GuardedHistory | null = null;

/** The history of the page. react-router's own router would add 17 kB (gzip). */
const getPageHistory = () => {
  if (pageHistory) return pageHistory;
  const history = createBrowserHistory({ v5Compat: true });
  const index = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;
  pageHistory = createGuardedHistory(Object.assign(history, { index }));
  return pageHistory;
};

/** The router of the page. The host renders it; remotes get it by context. */
export const AppRouter = ({ children }: { children: ReactNode }) => {
  const [history] = useState(getPageHistory);
  const [update, setUpdate] = useState(history.current);
  useLayoutEffect(() => history.listen((update) => startTransition(() => setUpdate(update))), [history]);
  return (
    <HistoryContext value={history}>
      <Router location={update.location} navigationType={update.action} navigator={history.navigator}>
        {children}
      </Router>
    </HistoryContext>
  );
};
