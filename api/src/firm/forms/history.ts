import { isDeepStrictEqual } from 'node:util';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import type { Caller } from '../../platform/http/serve';
import type { FormRow } from './table';

const resource = 'forms';
const bookkeeping = ['version', 'updatedAt', 'updatedBy', 'status', 'assignee', 'proof'];

/**
 * Writes down a change. What people tell is named and not quoted: the audit is kept for years and nothing can be taken
 * out of it, while a form is purged and may be withdrawn.
 */
export const writeFormChange = async (tx: Database, caller: Caller, before: FormRow, after: FormRow) => {
  const entry = { resource, target: after._id };
  if (before.status !== after.status)
    await writeAudit(tx, caller, {
      ...entry,
      action: 'STATUS',
      before: { status: before.status },
      after: { status: after.status },
    });
  const fields = (Object.keys(after) as (keyof FormRow)[]).filter(
    (key) => !bookkeeping.includes(key) && !isDeepStrictEqual(before[key], after[key]),
  );
  if (fields.length === 0 && before.assignee === after.assignee) return;
  const told = fields.length > 0 ? { fields } : {};
  await writeAudit(tx, caller, {
    ...entry,
    action: 'UPDATE',
    before: { assignee: before.assignee },
    after: { assignee: after.assignee, ...told },
  });
};

/** The receipt number is what a sender can still ask about. */
export const writeFormEnd = (tx: Database, caller: Caller, { _id, receiptNo, code, status }: FormRow) =>
  writeAudit(tx, caller, { action: 'DELETE', resource, target: _id, before: { receiptNo, code, status } });
