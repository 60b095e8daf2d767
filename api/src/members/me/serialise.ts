import { eq } from 'drizzle-orm';
import type { Me } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import { levels } from '../levels/table';
import { toConsoleUser } from '../users/serialise';
import type { User } from '../users/table';

/** The own account, without the fields of the console. */
export const toMe = async (tx: Database, user: User): Promise<Me> => {
  const {
    memo: _memo,
    createdBy: _by,
    updatedBy: _changed,
    _level,
    withdrawal: _gone,
    ...shown
  } = await toConsoleUser(tx, user);
  const [level] = await tx
    .select({ _id: levels._id, name: levels.name, code: levels.code })
    .from(levels)
    .where(eq(levels._id, _level));
  return { ...shown, level: level ?? throwApiError('internal') };
};
