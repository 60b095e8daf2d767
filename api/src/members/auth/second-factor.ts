import type { Database } from '../../platform/database/connect';
import { findTotp } from './totp';

/** The second factors with which a user can sign in: an authenticator app, and the number of passkeys. */
export const findSecondFactors = async (db: Database, userId: string): Promise<{ totp: boolean; passkeys: number }> => {
  const totp = await findTotp(db, userId);
  return { totp: Boolean(totp?.enabledAt), passkeys: 0 };
};
