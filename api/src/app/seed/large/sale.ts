import { asc, eq } from 'drizzle-orm';
import { paddles } from '../../../auction/paddles/table';
import { works } from '../../../auction/works/table';
import { toAccessClaims, users } from '../../../members/users/table';
import { createKeys } from '../../../platform/auth/keys';
import { createTokens } from '../../../platform/auth/tokens';
import type { Database } from '../../../platform/database/connect';
import { buildId } from './names';

/** Returns the first lots of the large sale, and access tokens of bidders with a paddle for it. */
export const readLargeSale = async (db: Database, { bidders, lots }: { bidders: number; lots: number }) => {
  const tokens = createTokens(createKeys(db));
  const sale = buildId('G', 0);
  const people = await db
    .select({ user: users })
    .from(paddles)
    .innerJoin(users, eq(users._id, paddles._user))
    .where(eq(paddles._program, sale))
    .orderBy(asc(paddles.no))
    .limit(bidders);
  const signed = people.map(({ user }) => tokens.sign(toAccessClaims(user, 'bench', undefined)));
  const open = await db
    .select({ _id: works._id })
    .from(works)
    .where(eq(works._program, sale))
    .orderBy(asc(works.lotNo))
    .limit(lots);
  return {
    bidders: (await Promise.all(signed)).map(({ accessToken }) => accessToken),
    works: open.map(({ _id }) => _id),
  };
};
