import { ApiFailure, api } from 'shared/client';
import type { TermsCode } from 'shared/contract';

export interface Asked {
  required: readonly TermsCode[];
  optional: readonly TermsCode[];
}

export interface AskedTerms {
  code: TermsCode;
  title: string;
  content: string;
  /** The edition that a consent names. */
  version: number;
  required: boolean;
}

const read = async (code: TermsCode, required: boolean): Promise<AskedTerms | null> => {
  try {
    const { terms } = await api.terms.get({ params: { code } });
    const { title, content, version } = terms;
    return { code, title, content, version, required };
  } catch (cause) {
    // What may be agreed to is offered only while there is such a text.
    if (!required && cause instanceof ApiFailure && cause.status === 404) return null;
    throw cause;
  }
};

/** The texts in force that a form asks agreement to. */
export const readTerms = async ({ required, optional }: Asked) => {
  const needed = required.map((code) => read(code, true));
  const offered = optional.map((code) => read(code, false));
  return (await Promise.all([...needed, ...offered])).filter((terms) => terms !== null);
};

export const consentsOf = (terms: AskedTerms[], agreed: readonly string[]) =>
  terms.map(({ code, version }) => ({ termsCode: code, termsVersion: version, agreed: agreed.includes(code) }));
