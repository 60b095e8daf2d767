import { isDeepStrictEqual } from 'node:util';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import { throwStale } from '../../platform/http/crud-handlers';
import { updateRecord } from '../../platform/http/records';
import type { Caller } from '../../platform/http/serve';
import { toFormWithConsents } from './consents';
import { type FormRow, forms } from './table';

const ignoredFields = ['version', 'updatedAt', 'updatedBy', 'status', 'assignee', 'proof'];

/**
 * Audits a change of a form. Changed fields are listed without their values: the audit is append-only and kept for
 * years, while forms are purged and can be withdrawn.
 */
const auditFormChange = async (tx: Database, caller: Caller, before: FormRow, after: FormRow) => {
  const entry = { resource: 'forms', target: after._id };
  if (before.status !== after.status)
    await writeAudit(tx, caller, {
      ...entry,
      action: 'STATUS',
      before: { status: before.status },
      after: { status: after.status },
    });
  const fields = (Object.keys(after) as (keyof FormRow)[]).filter(
    (key) => !ignoredFields.includes(key) && !isDeepStrictEqual(before[key], after[key]),
  );
  if (fields.length === 0 && before.assignee === after.assignee) return;
  const changed = fields.length > 0 ? { fields } : {};
  await writeAudit(tx, caller, {
    ...entry,
    action: 'UPDATE',
    before: { assignee: before.assignee },
    after: { assignee: after.assignee, ...changed },
  });
};

/** Updates a locked form and audits the change. Throws `stale` if the version has changed. */
export const updateForm = async (
  tx: Database,
  caller: Caller,
  { before, version }: { before: FormRow; version: number },
  getValues: (before: FormRow) => Promise<Partial<FormRow>>,
) => {
  if (before.version !== version) throwStale(await toFormWithConsents(tx, before), before);
  const after = await updateRecord(tx, forms, before._id, await getValues(before), caller);
  await auditFormChange(tx, caller, before, after);
  return after;
};
