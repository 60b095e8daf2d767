import { and, arrayContains, asc, eq, sql } from 'drizzle-orm';
import { isEligible, toAccessClaims, type User, users } from '../../members/users/table';
import { createKeys } from '../../platform/auth/keys';
import { createTokens } from '../../platform/auth/tokens';
import type { Database } from '../../platform/database/connect';
import { type Caller, createCaller, type Injectable } from './caller';

/** Finds members and creates callers for them. */
export const createMembers = (app: Injectable, db: Database) => {
  const tokens = createTokens(createKeys(db));

  /** A caller of the public routes, or of those of the console, as a user. */
  const as = async (user: User, base: '/api/console' | '/api/v1' = '/api/v1') => {
    const claims = toAccessClaims(user, 'seed', undefined);
    return createCaller(app, (await tokens.sign(claims)).accessToken, base);
  };

  const find = async (username: string) => {
    const [user] = await db.select().from(users).where(eq(users.username, username));
    if (!user) throw new Error(`Seed: the account ${username} is missing`);
    return user;
  };

  /** Eligible companies of a role, the demo account first, then by business number, since they are created concurrently. */
  const companies = async (role: 'SELLER' | 'BUYER') => {
    const rows = await db
      .select()
      .from(users)
      .where(and(arrayContains(users.roles, [role]), eq(users.status, 'ACTIVE')))
      .orderBy(sql`${users.company}->>'businessNumber'`, asc(users._id));
    const eligible = rows.filter(({ seller }) => role === 'BUYER' || (seller && isEligible(seller)));
    const isDemo = ({ username }: User) => username === role.toLowerCase();
    return [...eligible.filter(isDemo), ...eligible.filter((user) => !isDemo(user))];
  };

  return { as, find, companies };
};

export type Members = ReturnType<typeof createMembers>;

/** What the steps of the seed work with. */
export interface SeedContext {
  /** Calls the console as an administrator. */
  console: Caller;
  members: Members;
  db: Database;
}
