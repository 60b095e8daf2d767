import type { Language } from 'shared/i18n';
import type { Head } from 'shared/remotes';
import { plainOf } from '../../layout/plain';
import type { TermsData } from './load';

export const termsHead = ({ terms }: TermsData, _: Language): Head => ({
  title: terms.title,
  description: plainOf(terms.content),
});
