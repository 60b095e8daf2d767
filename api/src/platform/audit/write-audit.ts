import { isDeepStrictEqual } from 'node:util';
import type { auditActions } from 'shared/contract';
import type { Database } from '../database/connect';
import { insert } from '../database/rows';
import type { Caller } from '../http/serve';
import { audit, type Values } from './table';

export type Actor = (typeof audit.$inferInsert)['actor'];

interface AuditEntry {
  /** Who did it, where it was no user. */
  actor?: Actor;
  action: (typeof auditActions)[number];
  resource: string;
  target?: string | null;
  before?: object | null;
  after?: object | null;
  reason?: string;
}

const secretKeys = /password|hash|token|proof/i;
/** Columns that change with every write. */
const ignoredKeys = new Set(['_id', 'createdAt', 'updatedAt', 'version', 'createdBy', 'updatedBy']);

const redact = (record: object, keys: string[]): Values =>
  Object.fromEntries(
    keys.filter((key) => key in record).map((key) => [key, secretKeys.test(key) ? '•••' : (record as Values)[key]]),
  ) as Values;

/** The fields that differ between two states of a record. */
const diffRecords = (before: object, after: object) => {
  const keys = Object.keys({ ...before, ...after }).filter(
    (key) => !ignoredKeys.has(key) && !isDeepStrictEqual((before as Values)[key], (after as Values)[key]),
  );
  return { before: redact(before, keys), after: redact(after, keys) };
};

const getActor = (user: Caller['user']): Actor => {
  if (!user) return { _id: null, username: '', role: 'visitor' };
  const role = user.scope.find((scope) => scope !== 'user') ?? 'user';
  return {
    _id: user.sub,
    username: user.username ?? user.name,
    role: user.scope.includes('console') ? 'console' : role,
  };
};

/** Writes an audit entry, in the transaction of the change. Values of secret fields are masked. */
export const writeAudit = async (tx: Database, { user, ip, requestId }: Caller, entry: AuditEntry) => {
  const { actor = getActor(user), action, resource, target = null, before = null, after = null, reason = null } = entry;
  const states =
    before && after
      ? diffRecords(before, after)
      : {
          before: before && redact(before, Object.keys(before)),
          after: after && redact(after, Object.keys(after)),
        };
  await insert(tx, audit, { actor, ip, requestId, action, resource, target, reason, ...states });
};
