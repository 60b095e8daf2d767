import { isDeepStrictEqual } from 'node:util';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import type { Caller } from '../../platform/http/serve';
import type { User } from './table';

const resource = 'users';
const ignored = ['version', 'updatedAt', 'updatedBy', 'businessNumber', 'waiting', 'lastLoginAt'];

/** Values that the audit log may contain: no personal data. */
const toAuditSnapshot = ({ username, type, status, roles, _level, buyer, seller }: User) => ({
  username,
  type,
  status,
  roles,
  _level,
  buyer: buyer?.application.status ?? null,
  seller: seller?.application.status ?? null,
});

/** Personal fields are audited by name without values, as entries outlive the account and cannot be changed. */
export const auditUserUpdate = async (tx: Database, caller: Caller, before: User, after: User) => {
  const entry = { resource, target: after._id };
  const snapshots = { before: toAuditSnapshot(before), after: toAuditSnapshot(after) };
  if (before.status !== after.status)
    await writeAudit(tx, caller, {
      ...entry,
      action: 'STATUS',
      before: { status: before.status },
      after: { status: after.status },
    });
  const fields = (Object.keys(after) as (keyof User)[]).filter(
    (key) => !ignored.includes(key) && !(key in snapshots.after) && !isDeepStrictEqual(before[key], after[key]),
  );
  const changedFields = fields.length > 0 ? { fields } : {};
  const { status: _before, ...beforeValues } = snapshots.before;
  const { status: _after, ...afterValues } = snapshots.after;
  if (fields.length === 0 && isDeepStrictEqual(beforeValues, afterValues)) return;
  await writeAudit(tx, caller, {
    ...entry,
    action: 'UPDATE',
    before: beforeValues,
    after: { ...afterValues, ...changedFields },
  });
};

export const auditUserCreation = (tx: Database, caller: Caller, user: User) =>
  writeAudit(tx, caller, { action: 'CREATE', resource, target: user._id, after: toAuditSnapshot(user) });
