import { eq } from 'drizzle-orm';
import type { PasskeyAssertion } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import { getSource } from '../../platform/http/client-address';
import { throwApiError } from '../../platform/http/errors';
import { auditSignIn } from '../auth/audit-sign-in';
import { completeSignIn } from '../auth/complete-sign-in';
import { canSignIn } from '../auth/sessions';
import { countSourceAttempt } from '../auth/sign-in-attempts';
import type { SignInOrigin } from '../auth/sign-in-origin';
import { type User, users } from '../users/table';
import { storeUse, verifyAssertion } from './assertions';
import type { RelyingParty } from './relying-party';
import { passkeys, type StoredPasskey } from './table';

interface PasskeySignInServices {
  db: Database;
  relyingParty: RelyingParty;
}

/**
 * Returns the user, the new session and its refresh token. A passkey stands for both factors, because its device has asked for a
 * finger, a face or a PIN. Attempts on the account or of the source do not matter, since a signature cannot be guessed; failures count as
 * attempts of the source. All failures throw `passkey_failed`.
 */
export const signInWithPasskey = async (
  { db, relyingParty }: PasskeySignInServices,
  assertion: PasskeyAssertion,
  origin: SignInOrigin,
) => {
  const passkey = await findRow(db, passkeys, eq(passkeys.credentialId, assertion.id));
  const user = passkey && (await findRow(db, users, eq(users._id, passkey._user)));

  const complete = async (accepted: User, used: StoredPasskey) => {
    const use = { purpose: 'sign-in', user: null } as const;
    const state = await verifyAssertion(db, relyingParty, use, used, assertion);
    if (!state || !canSignIn(accepted)) return null;
    return db.transaction(async (tx) => {
      if (!(await storeUse(tx, used._id, state))) return null;
      return completeSignIn(tx, accepted, origin);
    });
  };

  const signedIn = user && (await complete(user, passkey));
  if (signedIn) return signedIn;
  await countSourceAttempt(db, getSource(origin.ip));
  await auditSignIn(db, 'LOGIN_FAIL', user ?? null, origin);
  return throwApiError('passkey_failed');
};
