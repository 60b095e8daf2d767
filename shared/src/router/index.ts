import { assertSingleton } from '../assert-singleton';

assertSingleton('shared/router');

/** The parts of react-router that host and remotes use, so that not the whole library is shared. */
export {
  createPath,
  Link,
  type Location,
  matchPath,
  matchRoutes,
  Navigate,
  type NavigateFunction,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router';
export { AppRouter } from './AppRouter';
export { type Blocker, useBlocker } from './blocker';
