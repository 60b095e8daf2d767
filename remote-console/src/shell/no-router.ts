/**
 * Replaces `react-router-dom` in the bundle. react-admin imports it for its default router, which `routerProvider`
 * replaces by the host's: a second router would be 29 kB and a second history.
 */
const absent = (): never => {
  throw new Error('The console has no router of its own');
};

export {
  absent as createHashRouter,
  absent as createMemoryRouter,
  absent as Link,
  absent as matchPath,
  absent as Navigate,
  absent as Outlet,
  absent as Route,
  absent as RouterProvider,
  absent as Routes,
  absent as UNSAFE_DataRouterContext,
  absent as UNSAFE_DataRouterStateContext,
  absent as useBlocker,
  absent as useInRouterContext,
  absent as useLocation,
  absent as useMatch,
  absent as useNavigate,
  absent as useParams,
};
