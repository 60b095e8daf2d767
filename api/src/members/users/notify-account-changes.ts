import { formatDateLong } from 'shared/format';
import type { Database } from '../../platform/database/connect';
import type { Messenger } from '../messages/messenger';
import type { User } from './table';

/** Tells the former e-mail address or phone number that the account has another one. */
export const notifyContactChange = async (tx: Database, { notifyAddress }: Messenger, before: User, after: User) => {
  const to = {
    ...(before.email && before.email !== after.email ? { email: before.email } : {}),
    ...(before.phone && before.phone !== after.phone ? { phone: before.phone } : {}),
  };
  if (Object.keys(to).length === 0) return;
  await notifyAddress(tx, {
    to,
    name: before.name,
    language: before.language,
    template: 'contact.changed',
    values: { when: formatDateLong(after.updatedAt, before.language, true) },
    ref: { type: 'users', _id: after._id },
    dedupeKey: `contact:${after._id}:${after.version}`,
  });
};

/** Tells the member that the password is another one. */
export const notifyPasswordChange = (tx: Database, { notify }: Messenger, user: User) =>
  notify(tx, {
    user: user._id,
    template: 'password.changed',
    values: ({ language }) => ({ when: formatDateLong(user.updatedAt, language, true) }),
    // All channels, as an attacker could have changed the preferences.
    channels: ['EMAIL', 'SMS'],
    ref: { type: 'users', _id: user._id },
    dedupeKey: `password:${user._id}:${user.version}`,
  });
