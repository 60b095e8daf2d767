import type { User } from 'shared/contract';

type UserFormValues = Partial<User> & { password?: string | null };

/** null for an address that was left empty. */
const toAddress = (address: UserFormValues['address']) => (address?.zip || address?.address1 ? address : null);

const toBuyer = (buyer: UserFormValues['buyer']) =>
  buyer && { ...buyer, budget: Number.isInteger(buyer.budget?.from) ? buyer.budget : null };

/** Form values of a member as the API takes them, without what was left empty. */
export const transformUser = ({ password, _level, ...user }: UserFormValues) => ({
  ...user,
  ...(password && { password }),
  ...(_level && { _level }),
  address: toAddress(user.address),
  company: user.type === 'COMPANY' ? user.company : null,
  buyer: toBuyer(user.buyer),
});
