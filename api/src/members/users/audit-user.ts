import { auditUpdate } from '../../platform/audit/audit-update';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import type { Caller } from '../../platform/http/serve';
import type { User } from './table';

const resource = 'users';
const ignored = [
  ...['version', 'updatedAt', 'updatedBy', 'businessNumber', 'waiting', 'lastLoginAt'],
  // Follows the password.
  'passwordChangeRequiredAt',
];

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

export const auditUserUpdate = (tx: Database, caller: Caller, before: User, after: User, reason?: string) =>
  auditUpdate(tx, caller, {
    resource,
    before,
    after,
    ignored,
    reason,
    getValues: (user) => {
      const { status: _status, ...values } = toAuditSnapshot(user);
      return values;
    },
  });

export const auditUserCreation = (tx: Database, caller: Caller, user: User) =>
  writeAudit(tx, caller, { action: 'CREATE', resource, target: user._id, after: toAuditSnapshot(user) });
