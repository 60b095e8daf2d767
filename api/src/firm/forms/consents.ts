import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import type { TermsCode } from 'shared/contract';
import { terms } from '../../members/terms/table';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { consents } from './table';

interface Given {
  termsCode: TermsCode;
  termsVersion: number;
  agreed: boolean;
}

/** The edition in force of each code. */
const editionsInForce = async (tx: Database, codes: readonly TermsCode[]) => {
  const rows = await tx
    .selectDistinctOn([terms.code], { code: terms.code, edition: terms.edition })
    .from(terms)
    .where(and(eq(terms.status, 'PUBLISHED'), lte(terms.effectiveAt, now()), inArray(terms.code, [...codes])))
    .orderBy(asc(terms.code), desc(terms.effectiveAt), desc(terms.edition));
  return new Map(rows.map(({ code, edition }) => [code, edition]));
};

interface Asked {
  required: readonly TermsCode[];
  optional: readonly TermsCode[];
}

/** Refuses whoever has not agreed to what is needed, in the wording of today (W9). */
export const checkConsents = async (tx: Database, { required, optional }: Asked, given: Given[]) => {
  const inForce = await editionsInForce(tx, [...required, ...optional]);
  const missing = required.filter((terms) => !given.some(({ termsCode, agreed }) => termsCode === terms && agreed));
  if (missing.length > 0)
    fail('consent_required', { errors: missing.map((terms) => ({ field: `consents.${terms}`, code: 'required' })) });
  given.forEach(({ termsCode, termsVersion }, index) => {
    const isTwice = given.findIndex((other) => other.termsCode === termsCode) !== index;
    if (isTwice || !inForce.has(termsCode)) failField(`consents.${index}.termsCode`, 'invalid');
    if (inForce.get(termsCode) !== termsVersion) failField(`consents.${index}.termsVersion`, 'invalid');
  });
};

export const storeConsents = async (
  tx: Database,
  of: { _form: string } | { _user: string },
  given: Given[],
  from: { ip: string; ua: string },
) => {
  if (given.length === 0) return;
  await tx
    .insert(consents)
    .values(given.map(({ termsCode, termsVersion, agreed }) => ({ ...of, termsCode, termsVersion, agreed, ...from })));
};

/** Adds to each form what was agreed to with it. */
export const withConsents = async <T extends { _id: string }>(tx: Database, rows: T[]) => {
  const ids = rows.map(({ _id }) => _id);
  const all =
    ids.length > 0
      ? await tx.select().from(consents).where(inArray(consents._form, ids)).orderBy(asc(consents._id))
      : [];
  return rows.map((row) => ({ ...row, consents: all.filter(({ _form }) => _form === row._id) }));
};

export const withItsConsents = async <T extends { _id: string }>(tx: Database, row: T) => {
  const [form] = await withConsents(tx, [row]);
  return form ?? fail('not_found');
};
