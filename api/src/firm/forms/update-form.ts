import { auditUpdate } from '../../platform/audit/audit-update';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwStale } from '../../platform/http/crud-handlers';
import { updateRecord } from '../../platform/http/records';
import type { Caller } from '../../platform/http/serve';
import { completeForm } from './complete-form';
import { type FormRow, forms } from './table';
import { addStep } from './timeline';

const ignored = ['version', 'updatedAt', 'updatedBy', 'proof', 'linkNumber', 'closedAt'];

/** Links that were sent end when the addresses change to which they were sent. */
const hasNewAddress = (before: FormRow, { email = before.email, phone = before.phone }: Partial<FormRow>) =>
  email !== before.email || phone !== before.phone;

/** When a form was closed; null while it is open. */
const getClosedAt = (before: FormRow, { status = before.status }: Partial<FormRow>) => {
  if (status !== 'CLOSED') return null;
  return before.status === 'CLOSED' ? before.closedAt : now();
};

const addSteps = async (tx: Database, { user }: Caller, before: FormRow, after: FormRow) => {
  const by = user?.sub ?? null;
  if (after.assignee && after.assignee !== before.assignee) await addStep(tx, after._id, { kind: 'ASSIGNED', by });
  if (after.status === 'CLOSED' && before.status !== 'CLOSED') await addStep(tx, after._id, { kind: 'CLOSED', by });
};

/** Updates a locked form, audits the change and adds its steps. Throws `stale` if the version has changed. */
export const updateForm = async (
  tx: Database,
  caller: Caller,
  { before, version }: { before: FormRow; version: number },
  getChanges: (before: FormRow) => Promise<Partial<FormRow>>,
) => {
  if (before.version !== version) throwStale(await completeForm(tx, before), before);
  const changes = await getChanges(before);
  const stamps = {
    closedAt: getClosedAt(before, changes),
    ...(hasNewAddress(before, changes) && { linkNumber: before.linkNumber + 1 }),
  };
  const after = await updateRecord(tx, forms, before._id, { ...changes, ...stamps }, caller);
  const getValues = ({ assignee }: FormRow) => ({ assignee });
  await auditUpdate(tx, caller, { resource: 'forms', before, after, getValues, ignored });
  await addSteps(tx, caller, before, after);
  return after;
};
