import type { Reauthentication } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { throwFieldError } from '../../platform/http/errors';
import { checkPassword } from '../users/check-password';
import type { User } from '../users/table';
import { storeUse, verifyAssertion } from './assertions';
import { listPasskeys } from './queries';
import { getRelyingParty } from './relying-party';

interface ReauthenticationServices {
  db: Database;
  publicUrl: string;
}

/**
 * Checks that the caller is the owner of the account, by the password or by one of its passkeys; throws a field error, about `field` if
 * it is the password.
 */
export const checkReauthentication = async (
  { db, publicUrl }: ReauthenticationServices,
  user: User,
  { password, passkey: assertion }: Reauthentication,
  field: string,
) => {
  if (!assertion) {
    if (password === undefined) throwFieldError(field, 'required');
    return checkPassword(db, user, password, field);
  }
  const passkey = (await listPasskeys(db, user._id)).find(({ credentialId }) => credentialId === assertion.id);
  const use = { purpose: 'reauthentication', user: user._id } as const;
  const state = passkey && (await verifyAssertion(db, getRelyingParty(publicUrl), use, passkey, assertion));
  if (!state || !(await storeUse(db, passkey._id, state))) throwFieldError('passkey', 'passkey');
};
