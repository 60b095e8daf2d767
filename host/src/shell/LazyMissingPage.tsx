import { ErrorBoundary, lazyComponent } from 'shared/ui';
import type { MissingPageProps } from './MissingPage';
// With the shell's styles, so that the server's page has them.
import './NotFound.module.css';

const MissingPage = lazyComponent(() =>
  import(/* webpackChunkName: "later" */ './MissingPage').then(({ MissingPage }) => MissingPage),
);

/**
 * The page of a missing path. Not in the first script: most readers never need it, and it loads with what follows hydration. The
 * server's processes have it since their first rendering. Without a network nothing is shown in its place.
 */
export const LazyMissingPage = (props: MissingPageProps) => (
  <ErrorBoundary fallback={() => null}>
    <MissingPage {...props} />
  </ErrorBoundary>
);
