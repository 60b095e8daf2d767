import type { RequiredAction } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import type { PlatformServices } from '../../platform/services';
import { getScopes, type User } from '../users/table';
import { findSecondFactors } from './second-factor';

type Account = Pick<User, '_id' | 'status' | 'roles' | 'passwordChangeRequiredAt'>;
type Requirement = Pick<PlatformServices, 'requiresSecondFactor'>;

const lacksSecondFactor = async (db: Database, account: Account, { requiresSecondFactor }: Requirement) => {
  if (!requiresSecondFactor() || !getScopes(account).includes('console')) return false;
  const { totp, passkeys } = await findSecondFactors(db, account._id);
  return !totp && passkeys === 0;
};

/** What an account has to do before it gets its rights (decision 61); undefined if nothing. */
export const findRequiredAction = async (
  db: Database,
  account: Account,
  requirement: Requirement,
): Promise<RequiredAction | undefined> => {
  if (account.passwordChangeRequiredAt) return 'password_change';
  return (await lacksSecondFactor(db, account, requirement)) ? 'second_factor' : undefined;
};

/** After the removal of a second factor of a locked user: throws `last_second_factor` if one is needed and none is left. */
export const assertSecondFactorRemains = async (tx: Database, user: User, requirement: Requirement) => {
  if (await lacksSecondFactor(tx, user, requirement)) throwApiError('last_second_factor');
};
