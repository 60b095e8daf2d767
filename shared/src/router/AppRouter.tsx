import { createContext, type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';
import { type GuardedHistory, guardedHistory } from './guarded-history';

/** Null on the server, where nothing navigates. */
export const HistoryContext = createContext<GuardedHistory | null>(null);

let created: GuardedHistory | null = null;

/** The page's one history. react-router's own router brings 17 kB (gzip) for what these files do. */
const pageHistory = () => {
  if (created) return created;
  const history = createBrowserHistory({ v5Compat: true });
  const index = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;
  created = guardedHistory(Object.assign(history, { index }));
  return created;
};

/** The one router of the page; the host renders it, remotes find it by context. */
export const AppRouter = ({ children }: { children: ReactNode }) => {
  const [history] = useState(pageHistory);
  const [shown, setShown] = useState(history.current);
  useLayoutEffect(() => history.listen((update) => startTransition(() => setShown(update))), [history]);
  return (
    <HistoryContext value={history}>
      <Router location={shown.location} navigationType={shown.action} navigator={history.navigator}>
        {children}
      </Router>
    </HistoryContext>
  );
};
