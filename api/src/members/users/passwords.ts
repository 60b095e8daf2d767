import { formatDateLong } from 'shared/format';
import type { Database } from '../../platform/database/connect';
import { failField } from '../../platform/http/errors';
import { throttle, unthrottle } from '../../platform/http/throttles';
import { matchesPassword } from '../auth/passwords';
import { inHashingSlot } from '../auth/sign-in';
import type { Messenger } from '../messages/tell';
import type { User } from './table';

const guesses = { count: 5, windowS: 600 };

/** Whoever found a page left open does not know the password, and may not try many. */
export const checkPassword = async (db: Database, user: User, password: string, field: string) => {
  const key = `password:${user._id}`;
  await throttle(db, key, guesses);
  if (!(await inHashingSlot(() => matchesPassword(user.passwordHash, password)))) failField(field, 'wrong_password');
  await unthrottle(db, key);
};

export const tellPasswordChange = (tx: Database, { tell }: Messenger, user: User) =>
  tell(tx, {
    user: user._id,
    template: 'password.changed',
    values: ({ language }) => ({ when: formatDateLong(user.updatedAt, language, true) }),
    // Whoever took the account over has perhaps switched the rest off.
    channels: ['EMAIL', 'SMS'],
    ref: { type: 'users', _id: user._id },
    dedupeKey: `password:${user._id}:${user.version}`,
  });
