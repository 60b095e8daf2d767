import type { Database } from '../../platform/database/connect';
import { isWithinLimit } from '../../platform/http/throttles';
import { findSecondFactors } from '../auth/second-factor';
import { passesSecondFactor } from '../auth/totp';
import { getScopes, type User } from '../users/table';
import { isProvedAddressOf } from './certify';
import type { Certification } from './table';

/** Counted for those who have proved an address alone. */
const codeTries = { count: 10, windowS: 3600 };

/** Proofs of a recovery; all but the first are optional. */
interface RecoveryProofs {
  certification: Certification;
  second: Certification | null;
  /** Of the authenticator app, or a recovery code. */
  code: string | undefined;
}

/** An invitation of the console, which no code was sent for. */
export const isInvitation = ({ codeHash }: Certification) => codeHash === '';

/** Whether the account needs a second proof: administrators, and members who sign in with two steps. */
const needsSecondProof = ({ totp, passkeys }: { totp: boolean; passkeys: number }, user: User) =>
  totp || passkeys > 0 || getScopes(user).includes('console');

/** Whether the proofs are enough for another password of a locked account. A right code is spent. */
export const isProved = async (tx: Database, user: User, { certification, second, code }: RecoveryProofs) => {
  const factors = await findSecondFactors(tx, user._id);
  if (!needsSecondProof(factors, user)) return true;
  // Nobody has signed in to it yet.
  if (isInvitation(certification) && user.lastLoginAt === null) return true;
  if (second && second.channel !== certification.channel && isProvedAddressOf(user, second)) return true;
  return (
    factors.totp &&
    code !== undefined &&
    (await isWithinLimit(tx, `recovery-totp:${user._id}`, codeTries)) &&
    passesSecondFactor(tx, user._id, code)
  );
};
