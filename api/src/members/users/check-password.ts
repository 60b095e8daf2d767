import type { Database } from '../../platform/database/connect';
import { throwFieldError } from '../../platform/http/errors';
import { throttle, unthrottle } from '../../platform/http/throttles';
import { runInHashQueue } from '../auth/hash-queue';
import { matchesPassword } from '../auth/passwords';
import type { User } from './table';

const guesses = { count: 5, windowS: 600 };

/** Checks the current password; throws a field error. Limited to five attempts in ten minutes. */
export const checkPassword = async (db: Database, user: User, password: string, field: string) => {
  const key = `password:${user._id}`;
  await throttle(db, key, guesses);
  if (!(await runInHashQueue(() => matchesPassword(user.passwordHash, password))))
    throwFieldError(field, 'wrong_password');
  await unthrottle(db, key);
};
