import type { RemotePage } from 'shared/remotes';
import { getTermsHead } from './head';
import { loadTerms, type TermsData } from './load';
import { TermsPage } from './TermsPage';

export const page: RemotePage<TermsData> = { load: loadTerms, Page: TermsPage, head: getTermsHead };
