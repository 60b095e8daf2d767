import { and, asc, inArray } from 'drizzle-orm';
import { consents } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import { appointments } from '../appointments/table';
import { getChangeEnd, isActive } from '../consultation-hours/slots';
import type { FormRow } from './table';
import { readTimelines } from './timeline';

type StoredForm = Pick<FormRow, '_id' | 'createdAt' | 'createdBy' | 'source' | 'replies'>;

const findAppointments = async (tx: Database, ids: string[]) => {
  const rows = await tx
    .select()
    .from(appointments)
    .where(and(inArray(appointments._form, ids), isActive));
  return new Map(rows.map((row) => [row._form, { ...row, changeableUntil: getChangeEnd(row) }]));
};

/** Adds to each form the consents given with it, its newest reply as `reply`, its timeline and its appointment. */
export const completeForms = async <T extends StoredForm>(tx: Database, rows: T[]) => {
  const ids = rows.map(({ _id }) => _id);
  if (ids.length === 0) return [];
  const allConsents = await tx.select().from(consents).where(inArray(consents._form, ids)).orderBy(asc(consents._id));
  const appointmentsByForm = await findAppointments(tx, ids);
  const timelines = await readTimelines(tx, rows);
  return rows.map((row) => ({
    ...row,
    reply: row.replies.at(-1) ?? null,
    consents: allConsents.filter(({ _form }) => _form === row._id),
    steps: timelines.get(row._id) ?? [],
    appointment: appointmentsByForm.get(row._id) ?? null,
  }));
};

export const completeForm = async <T extends StoredForm>(tx: Database, row: T) => {
  const [form] = await completeForms(tx, [row]);
  return form ?? throwApiError('not_found');
};
