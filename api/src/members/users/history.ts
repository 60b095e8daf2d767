import { isDeepStrictEqual } from 'node:util';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import type { Caller } from '../../platform/http/serve';
import type { User } from './table';

const resource = 'users';
const bookkeeping = ['version', 'updatedAt', 'updatedBy', 'businessNumber', 'waiting', 'lastLoginAt'];

/** What of an account may be quoted for years: nothing personal. */
const standing = ({ username, type, status, roles, _level, buyer, seller }: User) => ({
  username,
  type,
  status,
  roles,
  _level,
  buyer: buyer?.application.status ?? null,
  seller: seller?.application.status ?? null,
});

/** Personal fields are named and not quoted: the audit outlives the account, and nothing can be taken out of it. */
export const writeUserChange = async (tx: Database, caller: Caller, before: User, after: User) => {
  const entry = { resource, target: after._id };
  const quoted = { before: standing(before), after: standing(after) };
  if (before.status !== after.status)
    await writeAudit(tx, caller, {
      ...entry,
      action: 'STATUS',
      before: { status: before.status },
      after: { status: after.status },
    });
  const fields = (Object.keys(after) as (keyof User)[]).filter(
    (key) => !bookkeeping.includes(key) && !(key in quoted.after) && !isDeepStrictEqual(before[key], after[key]),
  );
  const told = fields.length > 0 ? { fields } : {};
  const { status: _before, ...was } = quoted.before;
  const { status: _after, ...is } = quoted.after;
  if (fields.length === 0 && isDeepStrictEqual(was, is)) return;
  await writeAudit(tx, caller, { ...entry, action: 'UPDATE', before: was, after: { ...is, ...told } });
};

export const writeUserStart = (tx: Database, caller: Caller, user: User) =>
  writeAudit(tx, caller, { action: 'CREATE', resource, target: user._id, after: standing(user) });
