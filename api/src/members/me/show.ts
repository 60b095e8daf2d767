import { eq } from 'drizzle-orm';
import type { Me } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { levels } from '../levels/table';
import { showUser } from '../users/show';
import type { User } from '../users/table';

/** One's own account: nothing that the console writes about it. */
export const showMe = async (tx: Database, user: User): Promise<Me> => {
  const {
    memo: _memo,
    createdBy: _by,
    updatedBy: _changed,
    _level,
    withdrawal: _gone,
    ...shown
  } = await showUser(tx, user);
  const [level] = await tx
    .select({ _id: levels._id, name: levels.name, code: levels.code })
    .from(levels)
    .where(eq(levels._id, _level));
  return { ...shown, level: level ?? fail('internal') };
};
