import { formatDateLong } from 'shared/format';
import type { Database } from '../../platform/database/connect';
import type { Messenger } from '../messages/messenger';
import type { User } from './table';

const unknownDevice = { ko: '알 수 없는 기기', en: 'unknown', cn: '未知设备' };

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

// Sent by all channels, as an attacker could have changed the preferences.
const channels = ['EMAIL', 'SMS'] as const;

/** Tells the member that a passkey was added. */
export const notifyPasskeyAdded = (
  tx: Database,
  { notify }: Messenger,
  { _id, _user, name: device, createdAt }: { _id: string; _user: string; name: string; createdAt: string },
) =>
  notify(tx, {
    user: _user,
    template: 'passkey.added',
    values: ({ language }) => ({
      when: formatDateLong(createdAt, language, true),
      device: device || unknownDevice[language],
    }),
    channels,
    ref: { type: 'users', _id: _user },
    dedupeKey: `passkey:${_id}`,
  });

/** Tells the member that a way to sign in was added or removed; `target` is the passkey, or the user for an app. */
export const notifySecondFactorChange = (
  tx: Database,
  { notify }: Messenger,
  template: 'passkey.removed' | 'totp.enabled' | 'totp.disabled',
  { user, target = user }: { user: string; target?: string },
) => {
  const at = Date.now();
  return notify(tx, {
    user,
    template,
    values: ({ language }) => ({ when: formatDateLong(at, language, true) }),
    channels,
    ref: { type: 'users', _id: user },
    dedupeKey: `${template}:${target}:${at}`,
  });
};

/** Tells the member that the password is another one. */
export const notifyPasswordChange = (tx: Database, { notify }: Messenger, user: User) =>
  notify(tx, {
    user: user._id,
    template: 'password.changed',
    values: ({ language }) => ({ when: formatDateLong(user.updatedAt, language, true) }),
    channels,
    ref: { type: 'users', _id: user._id },
    dedupeKey: `password:${user._id}:${user.version}`,
  });
