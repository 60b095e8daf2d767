import { once } from '../once';

once('shared/router');

/** The parts of react-router that host and remotes use. One file, so that sharing them does not share the whole library. */
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
