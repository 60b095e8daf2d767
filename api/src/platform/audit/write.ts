import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { auditActions } from 'shared/contract';
import { users } from '../../members/users/table';
import type { Database } from '../database/connect';
import type { Caller } from '../http/serve';
import { audit, type Values } from './table';

interface Deed {
  action: (typeof auditActions)[number];
  resource: string;
  target?: string | null;
  before?: object | null;
  after?: object | null;
  reason?: string;
}

const secret = /password|hash|token|proof/i;
/** They change with every write and say nothing. */
const bookkeeping = new Set(['_id', 'createdAt', 'updatedAt', 'version', 'createdBy', 'updatedBy']);

const told = (record: object, keys: string[]): Values =>
  JSON.parse(
    JSON.stringify(
      Object.fromEntries(
        keys.filter((key) => key in record).map((key) => [key, secret.test(key) ? '•••' : (record as Values)[key]]),
      ),
    ),
  ) as Values;

/** What differs between two states of a record, and nothing else. */
const difference = (before: object, after: object) => {
  const keys = Object.keys({ ...before, ...after }).filter(
    (key) => !bookkeeping.has(key) && !isDeepStrictEqual((before as Values)[key], (after as Values)[key]),
  );
  return { before: told(before, keys), after: told(after, keys) };
};

const actorOf = async (tx: Database, user: Caller['user']) => {
  if (!user) return { _id: null, username: '', role: 'visitor' };
  const [known] = await tx.select({ username: users.username }).from(users).where(eq(users._id, user.sub));
  const role = user.scope.find((scope) => scope !== 'user') ?? 'user';
  return {
    _id: user.sub,
    username: known?.username ?? user.name,
    role: user.scope.includes('console') ? 'console' : role,
  };
};

/** Writes down a deed in the transaction that does it. */
export const writeAudit = async (tx: Database, { user, ip, requestId }: Caller, deed: Deed) => {
  const { action, resource, target = null, before = null, after = null, reason = null } = deed;
  const states =
    before && after
      ? difference(before, after)
      : {
          before: before && told(before, Object.keys(before)),
          after: after && told(after, Object.keys(after)),
        };
  const actor = await actorOf(tx, user);
  await tx.insert(audit).values({ actor, ip, requestId, action, resource, target, reason, ...states });
};

/** Name of who last changed a record; null for visitors, the seed and people who are gone. */
export const nameOf = async (tx: Database, user: string | null) => {
  if (user === null) return null;
  const [known] = await tx.select({ name: users.name }).from(users).where(eq(users._id, user));
  return known?.name ?? null;
};
