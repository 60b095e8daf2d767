import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database/connect';
import type { Caller } from '../http/serve';
import { writeAudit } from './write-audit';

interface Update<T> {
  resource: string;
  before: T;
  after: T;
  /** Values that the log may contain besides the status: no personal data. */
  getValues: (row: T) => object;
  /** Fields whose changes are not audited. */
  ignored: readonly string[];
  /** Why the status was changed. */
  reason?: string | undefined;
}

/**
 * Audits a change of a record with personal data: a new status by itself, the given values with before and after, and
 * other fields by name without their values, as entries outlive the record and cannot be changed.
 */
export const auditUpdate = async <T extends { _id: string; status: string }>(
  tx: Database,
  caller: Caller,
  { resource, before, after, getValues, ignored, reason }: Update<T>,
) => {
  const entry = { resource, target: after._id };
  if (before.status !== after.status)
    await writeAudit(tx, caller, {
      ...entry,
      action: 'STATUS',
      before: { status: before.status },
      after: { status: after.status },
      ...(reason && { reason }),
    });
  const values = { before: getValues(before), after: getValues(after) };
  const fields = (Object.keys(after) as (keyof T & string)[]).filter(
    (key) =>
      key !== 'status' &&
      !ignored.includes(key) &&
      !(key in values.after) &&
      !isDeepStrictEqual(before[key], after[key]),
  );
  if (fields.length === 0 && isDeepStrictEqual(values.before, values.after)) return;
  await writeAudit(tx, caller, {
    ...entry,
    action: 'UPDATE',
    before: values.before,
    after: { ...values.after, ...(fields.length > 0 && { fields }) },
  });
};
