import { eq } from 'drizzle-orm';
import type { Me } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { levels } from '../levels/table';
import { passkeys } from '../passkeys/table';
import { toConsoleUser } from '../users/serialise';
import type { User } from '../users/table';

/** The own account, without the fields of the console. */
export const toMe = async (tx: Database, user: User): Promise<Me> => {
  const {
    memo: _memo,
    createdBy: _createdBy,
    updatedBy: _updatedBy,
    _level,
    withdrawal: _withdrawal,
    ...account
  } = await toConsoleUser(tx, user);
  const { _id, name, code } = await requireRow(tx, levels, eq(levels._id, _level));
  const passkeyCount = await tx.$count(passkeys, eq(passkeys._user, user._id));
  return { ...account, level: { _id, name, code }, passkeys: passkeyCount };
};
