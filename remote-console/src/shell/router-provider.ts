import { useCallback, useEffect, useRef } from 'react';
import type { RouterProvider } from 'react-admin';
import * as router from 'shared/router';

type Navigate = ReturnType<RouterProvider['useNavigate']>;

/** react-admin counts on one function for good; the router gives a new one at each navigation. */
const useNavigate = (): Navigate => {
  const navigate = router.useNavigate() as Navigate;
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  return useCallback((...to: Parameters<Navigate>) => latest.current(...to), []);
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
