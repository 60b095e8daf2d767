import { useLanguage } from 'shared/i18n';
import { useAsyncData } from '../form/use-async-data';
import { fetchConsentTerms, type RequestedTerms } from './consent-terms';

/** The terms in force that a form asks consent to, in the reader's language. Another language keeps the form. */
export const useConsentTerms = (requested: RequestedTerms) => {
  const language = useLanguage();
  return useAsyncData(JSON.stringify(requested), () => fetchConsentTerms(requested), language);
};
