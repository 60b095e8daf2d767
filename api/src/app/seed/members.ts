import { and, arrayContains, asc, eq, sql } from 'drizzle-orm';
import { isEligible, toAccessClaims, type User, users } from '../../members/users/table';
import { createKeys } from '../../platform/auth/keys';
import { createTokens } from '../../platform/auth/tokens';
import type { Database } from '../../platform/database/connect';
import { createCaller, type Injectable } from './caller';

/** Finds members and creates callers for them. */
export const createMembers = (app: Injectable, db: Database) => {
  const tokens = createTokens(createKeys(db));

  const as = async (user: User) => {
    const claims = toAccessClaims(user, 'seed');
    return createCaller(app, (await tokens.sign(claims)).accessToken, '/api/v1');
  };

  /** Eligible companies of a role, the demo account first, then by business number, since they are created concurrently. */
  const companies = async (role: 'SELLER' | 'BUYER') => {
    const rows = await db
      .select()
      .from(users)
      .where(and(arrayContains(users.roles, [role]), eq(users.status, 'ACTIVE')))
      .orderBy(sql`${users.company}->>'businessNumber'`, asc(users._id));
    const fit = rows.filter(({ seller }) => role === 'BUYER' || (seller && isEligible(seller)));
    const isDemo = ({ username }: User) => username === role.toLowerCase();
    return [...fit.filter(isDemo), ...fit.filter((user) => !isDemo(user))];
  };

  return { as, companies };
};

export type Members = ReturnType<typeof createMembers>;
