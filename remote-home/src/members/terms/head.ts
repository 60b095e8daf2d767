import type { Language } from 'shared/i18n';
import type { Head } from 'shared/remotes';
import { toPlainText } from '../../layout/plain-text';
import type { TermsData } from './load';

export const getTermsHead = ({ terms }: TermsData, _: Language): Head => ({
  title: terms.title,
  description: toPlainText(terms.content),
});
