import type { User } from 'shared/contract';

type Given = Partial<User> & { password?: string | null };

/** An address that nobody typed is none. */
const addressOf = (address: Given['address']) => (address?.zip || address?.address1 ? address : null);

const buyerOf = (buyer: Given['buyer']) =>
  buyer && { ...buyer, budget: Number.isInteger(buyer.budget?.from) ? buyer.budget : null };

/** A member as it is written: what its inputs left half there is left out. */
export const account = ({ password, _level, ...user }: Given) => ({
  ...user,
  ...(password && { password }),
  ...(_level && { _level }),
  address: addressOf(user.address),
  company: user.type === 'COMPANY' ? user.company : null,
  buyer: buyerOf(user.buyer),
});
