import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import type { TermsCode } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { terms } from '../terms/table';
import { consents } from './table';

interface ConsentInput {
  termsCode: TermsCode;
  termsVersion: number;
  agreed: boolean;
}

/** The edition in force by code. */
const findEditionsInForce = async (tx: Database, codes: readonly TermsCode[]) => {
  const rows = await tx
    .selectDistinctOn([terms.code], { code: terms.code, edition: terms.edition })
    .from(terms)
    .where(and(eq(terms.status, 'PUBLISHED'), lte(terms.effectiveAt, now()), inArray(terms.code, [...codes])))
    .orderBy(asc(terms.code), desc(terms.effectiveAt), desc(terms.edition));
  return new Map(rows.map(({ code, edition }) => [code, edition]));
};

interface ConsentTerms {
  required: readonly TermsCode[];
  optional: readonly TermsCode[];
}

/** Throws unless all required terms are agreed to, in the editions in force (W9). */
export const checkConsents = async (tx: Database, { required, optional }: ConsentTerms, inputs: ConsentInput[]) => {
  const inForce = await findEditionsInForce(tx, [...required, ...optional]);
  const missing = required.filter((terms) => !inputs.some(({ termsCode, agreed }) => termsCode === terms && agreed));
  if (missing.length > 0)
    throwApiError('consent_required', {
      errors: missing.map((terms) => ({ field: `consents.${terms}`, code: 'required' })),
    });
  inputs.forEach(({ termsCode, termsVersion }, index) => {
    const isTwice = inputs.findIndex((other) => other.termsCode === termsCode) !== index;
    if (isTwice || !inForce.has(termsCode)) throwFieldError(`consents.${index}.termsCode`, 'invalid');
    if (inForce.get(termsCode) !== termsVersion) throwFieldError(`consents.${index}.termsVersion`, 'invalid');
  });
};

export const storeConsents = async (
  tx: Database,
  of: { _form: string } | { _user: string },
  inputs: ConsentInput[],
  from: { ip: string; ua: string },
) => {
  if (inputs.length === 0) return;
  await tx
    .insert(consents)
    .values(inputs.map(({ termsCode, termsVersion, agreed }) => ({ ...of, termsCode, termsVersion, agreed, ...from })));
};
