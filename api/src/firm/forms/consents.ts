import { asc, inArray } from 'drizzle-orm';
import { consents } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';

/** Adds to each form the consents given with it. */
export const toFormsWithConsents = async <T extends { _id: string }>(tx: Database, rows: T[]) => {
  const ids = rows.map(({ _id }) => _id);
  const allConsents =
    ids.length > 0
      ? await tx.select().from(consents).where(inArray(consents._form, ids)).orderBy(asc(consents._id))
      : [];
  return rows.map((row) => ({ ...row, consents: allConsents.filter(({ _form }) => _form === row._id) }));
};

export const toFormWithConsents = async <T extends { _id: string }>(tx: Database, row: T) => {
  const [form] = await toFormsWithConsents(tx, [row]);
  return form ?? throwApiError('not_found');
};
