import type { RemotePage } from 'shared/remotes';
import { toPlainText } from '../../layout/plain-text';
import { loadTerms, type TermsData } from './load';
import { TermsPage } from './TermsPage';

export const page: RemotePage<TermsData> = {
  load: loadTerms,
  Page: TermsPage,
  head: ({ terms: { title, content } }) => ({ title, description: toPlainText(content) }),
};
