import { ApiFailure, api } from 'shared/client';
import type { TermsCode } from 'shared/contract';
import type { FieldProblem, Form } from '../form/use-form';

export interface RequestedTerms {
  required: readonly TermsCode[];
  optional: readonly TermsCode[];
}

export interface ConsentTerms {
  code: TermsCode;
  title: string;
  content: string;
  /** The version that the consent refers to. */
  version: number;
  required: boolean;
}

const fetchOne = async (code: TermsCode, required: boolean): Promise<ConsentTerms | null> => {
  try {
    const { terms } = await api.terms.get({ params: { code } });
    const { title, content, version } = terms;
    return { code, title, content, version, required };
  } catch (cause) {
    // Optional terms may not exist.
    if (!required && cause instanceof ApiFailure && cause.status === 404) return null;
    throw cause;
  }
};

/** The terms in force that a form asks consent to. Rejects if required ones do not exist. */
export const fetchConsentTerms = async ({ required, optional }: RequestedTerms) => {
  const requiredTerms = required.map((code) => fetchOne(code, true));
  const optionalTerms = optional.map((code) => fetchOne(code, false));
  return (await Promise.all([...requiredTerms, ...optionalTerms])).filter((terms) => terms !== null);
};

/** The API's message about missing consents. */
export const getConsentError = ({ getError, failure }: Pick<Form<unknown>, 'getError' | 'failure'>) =>
  getError('consents') ?? (failure?.code === 'consent_required' ? failure.message : undefined);

/** The required terms that are not agreed to, as errors of the form with this message. */
export const findMissingConsents = (
  terms: readonly Pick<ConsentTerms, 'code' | 'required'>[],
  agreed: Iterable<string>,
  message: string,
): FieldProblem[] => {
  const accepted = new Set(agreed);
  return terms
    .filter(({ code, required }) => required && !accepted.has(code))
    .map(({ code }) => ({ field: `consents.${code}`, message }));
};

/** The consents as the API expects them. `agreed`: the codes of the accepted terms. */
export const toConsents = (terms: ConsentTerms[], agreed: readonly string[]) =>
  terms.map(({ code, version }) => ({ termsCode: code, termsVersion: version, agreed: agreed.includes(code) }));
