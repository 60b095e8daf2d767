import { useCallback, useEffect, useRef } from 'react';
import type { RouterProvider } from 'react-admin';
import * as router from 'shared/router';

type Navigate = ReturnType<RouterProvider['useNavigate']>;

/** Only another query: the page stays the same. */
const isQuery = (to: Parameters<Navigate>[0]) => typeof to === 'object' && to.pathname === undefined;

/** react-admin counts on one function for good; the router gives a new one at each navigation. */
const useNavigate = (): Navigate => {
  const navigate = router.useNavigate() as Navigate;
  const { pathname } = router.useLocation();
  const latest = useRef({ navigate, pathname });
  useEffect(() => {
    latest.current = { navigate, pathname };
  }, [navigate, pathname]);
  return useCallback((...to: Parameters<Navigate>) => {
    // A list writes its filters late; where the reader is on the way to a record by then, they would lead back.
    if (isQuery(to[0]) && window.location.pathname !== latest.current.pathname) return;
    latest.current.navigate(...to);
  }, []);
};

/** react-admin in the page's one router. `Route` and `useParams` are the same at run time; only their types are stricter. */
export const routerProvider: RouterProvider = {
  useLocation: router.useLocation,
  useNavigate,
  useParams: router.useParams as RouterProvider['useParams'],
  useBlocker: router.useBlocker as RouterProvider['useBlocker'],
  useMatch: router.useMatch,
  useInRouterContext: router.useInRouterContext,
  useCanBlock: () => true,
  Link: router.Link as RouterProvider['Link'],
  Navigate: router.Navigate as RouterProvider['Navigate'],
  Route: router.Route as RouterProvider['Route'],
  Routes: router.Routes as RouterProvider['Routes'],
  Outlet: router.Outlet as RouterProvider['Outlet'],
  matchPath: router.matchPath as RouterProvider['matchPath'],
  RouterWrapper: ({ children }) => children,
};
