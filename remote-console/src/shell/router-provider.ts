import { useCallback, useEffect, useRef } from 'react';
import type { RouterProvider } from 'react-admin';
import * as router from 'shared/router';

type Navigate = ReturnType<RouterProvider['useNavigate']>;

/** Whether only the query changes. */
const isQueryChange = (to: Parameters<Navigate>[0]) => typeof to === 'object' && to.pathname === undefined;

/** react-admin expects a stable function; the router returns a new one after each navigation. */
const useNavigate = (): Navigate => {
  const navigate = router.useNavigate() as Navigate;
  const { pathname } = router.useLocation();
  const latest = useRef({ navigate, pathname });
  useEffect(() => {
    latest.current = { navigate, pathname };
  }, [navigate, pathname]);
  return useCallback((...to: Parameters<Navigate>) => {
    // A list writes its filters late. After a click on a record that would navigate back to the list.
    if (isQueryChange(to[0]) && window.location.pathname !== latest.current.pathname) return;
    latest.current.navigate(...to);
  }, []);
};

/** react-admin on the host's router. The casts are for stricter types of the same functions. */
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
