import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { passkeys } from '../passkeys/table';
import { findTotp } from './totp';

/** What a user can prove besides the password: codes of an authenticator app, and passkeys by their number. */
export const findSecondFactors = async (db: Database, user: string): Promise<{ totp: boolean; passkeys: number }> => {
  const totp = await findTotp(db, user);
  return { totp: Boolean(totp?.enabledAt), passkeys: await db.$count(passkeys, eq(passkeys._user, user)) };
};
