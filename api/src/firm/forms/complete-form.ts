import { asc, inArray } from 'drizzle-orm';
import { consents } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import type { FormRow } from './table';

/** Adds to each form the consents given with it, and its newest reply as `reply`. */
export const completeForms = async <T extends Pick<FormRow, '_id' | 'replies'>>(tx: Database, rows: T[]) => {
  const ids = rows.map(({ _id }) => _id);
  const allConsents =
    ids.length > 0
      ? await tx.select().from(consents).where(inArray(consents._form, ids)).orderBy(asc(consents._id))
      : [];
  return rows.map((row) => ({
    ...row,
    reply: row.replies.at(-1) ?? null,
    consents: allConsents.filter(({ _form }) => _form === row._id),
  }));
};

export const completeForm = async <T extends Pick<FormRow, '_id' | 'replies'>>(tx: Database, row: T) => {
  const [form] = await completeForms(tx, [row]);
  return form ?? throwApiError('not_found');
};
