import type { RemotePage } from 'shared/remotes';
import { getLoginHead } from './head';

/** The page of signing in with a component of the caller, which knows what to do after it. */
export const createLoginPage = (Page: RemotePage['Page']): RemotePage => ({ Page, head: getLoginHead });
