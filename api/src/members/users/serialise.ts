import type { User as ConsoleUser, UserRow } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { findSecondFactors } from '../auth/second-factor';
import { maskEmail, maskPhone } from './mask';
import { isEligible, type User } from './table';

/** A user as the console shows it, without internal columns such as the password hash. */
export const toConsoleUser = async (tx: Database, user: User): Promise<ConsoleUser> => {
  const {
    passwordHash: _passwordHash,
    passwordChangeRequiredAt: _passwordChangeRequiredAt,
    purgedAt: _purgedAt,
    deletedAt: _deletedAt,
    businessNumber: _businessNumber,
    waiting: _waiting,
    ...visible
  } = user;
  const seller = user.seller && { ...user.seller, eligible: isEligible(user.seller) };
  return { ...visible, seller, ...(await findSecondFactors(tx, user._id)) };
};

/** A row of the user list, with masked addresses. */
export const toUserRow = (user: User): UserRow => ({
  ...user,
  email: maskEmail(user.email),
  phone: maskPhone(user.phone),
  company: user.company && {
    name: user.company.name,
    businessNumber: user.company.businessNumber,
    category: user.company.category,
  },
  buyer: user.buyer?.application.status ?? null,
  seller: user.seller?.application.status ?? null,
});
