import { isDeepStrictEqual } from 'node:util';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import type { Caller } from '../../platform/http/serve';
import type { FormRow } from './table';

const resource = 'forms';
const ignoredFields = ['version', 'updatedAt', 'updatedBy', 'status', 'assignee', 'proof'];

/**
 * Audits a change of a form. Changed fields are listed without their values: the audit is append-only and kept for
 * years, while forms are purged and can be withdrawn.
 */
export const auditFormChange = async (tx: Database, caller: Caller, before: FormRow, after: FormRow) => {
  const entry = { resource, target: after._id };
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

/** Audits a deletion. The receipt number stays, so that the sender can still refer to it. */
export const auditFormDeletion = (tx: Database, caller: Caller, { _id, receiptNo, code, status }: FormRow) =>
  writeAudit(tx, caller, { action: 'DELETE', resource, target: _id, before: { receiptNo, code, status } });
