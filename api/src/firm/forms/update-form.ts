import { auditUpdate } from '../../platform/audit/audit-update';
import type { Database } from '../../platform/database/connect';
import { throwStale } from '../../platform/http/crud-handlers';
import { updateRecord } from '../../platform/http/records';
import type { Caller } from '../../platform/http/serve';
import { completeForm } from './complete-form';
import { type FormRow, forms } from './table';

const ignored = ['version', 'updatedAt', 'updatedBy', 'proof'];

/** Updates a locked form and audits the change. Throws `stale` if the version has changed. */
export const updateForm = async (
  tx: Database,
  caller: Caller,
  { before, version }: { before: FormRow; version: number },
  getChanges: (before: FormRow) => Promise<Partial<FormRow>>,
) => {
  if (before.version !== version) throwStale(await completeForm(tx, before), before);
  const after = await updateRecord(tx, forms, before._id, await getChanges(before), caller);
  const getValues = ({ assignee }: FormRow) => ({ assignee });
  await auditUpdate(tx, caller, { resource: 'forms', before, after, getValues, ignored });
  return after;
};
