import { asc, inArray } from 'drizzle-orm';
import type { Form } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { insert } from '../../platform/database/rows';
import { type FormRow, formSteps } from './table';

type StoredForm = Pick<FormRow, '_id' | 'createdAt' | 'createdBy' | 'source' | 'replies'>;
type Steps = Form['steps'];

/** Adds a step to the timeline of a form. `by` is null for the sender. */
export const addStep = (tx: Database, form: string, step: Omit<typeof formSteps.$inferInsert, '_id' | '_form'>) =>
  insert(tx, formSteps, { _form: form, ...step });

const empty = { message: null, note: null, start: null };

/** Receipt and replies, which the form itself has. */
const getOwnSteps = ({ createdAt, createdBy, source, replies }: StoredForm): Steps => [
  { ...empty, kind: 'RECEIVED', at: createdAt, by: source ? null : createdBy },
  ...replies.map(({ sentAt, by }) => ({ ...empty, kind: 'ANSWERED' as const, at: sentAt, by })),
];

/** The timelines of forms, at least one, by id; oldest step first. */
export const readTimelines = async (tx: Database, rows: readonly StoredForm[]) => {
  const ids = rows.map(({ _id }) => _id);
  const stored = await tx.select().from(formSteps).where(inArray(formSteps._form, ids)).orderBy(asc(formSteps._id));
  return new Map(
    rows.map((row): [string, Steps] => {
      const added = stored
        .filter(({ _form }) => _form === row._id)
        .map(({ _id: _step, _form, ...step }): Steps[number] => step);
      return [row._id, [...getOwnSteps(row), ...added].sort((a, b) => a.at.localeCompare(b.at))];
    }),
  );
};
