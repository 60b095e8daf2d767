import { eq, or } from 'drizzle-orm';
import { type MatchingRow, matchings } from './table';

type Parties = Pick<MatchingRow, 'seller' | 'buyer'>;

/** Condition: the user is the seller or the buyer. */
export const isParty = (user: string) => or(eq(matchings.seller, user), eq(matchings.buyer, user));

/** Whether both parties see whom to contact (M22). */
export const isContactShown = ({ status }: Pick<MatchingRow, 'status'>) =>
  status === 'ACCEPTED' || status === 'COMPLETED';

export const listParties = (rows: Parties[]) => rows.flatMap(({ seller, buyer }) => [seller, buyer]);
export const getPartner = ({ seller, buyer }: Parties, user: string) => (seller === user ? buyer : seller);
export const getRole = ({ seller }: Parties, user: string) => (seller === user ? 'SELLER' : 'BUYER');
