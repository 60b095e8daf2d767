import { and, arrayContains, asc, eq, sql } from 'drizzle-orm';
import { isEligible, scopesOf, type User, users } from '../../members/users/table';
import { createKeys } from '../../platform/auth/keys';
import { createTokens } from '../../platform/auth/tokens';
import type { Database } from '../../platform/database/connect';
import { createCaller, type Injects } from './console';

/** Members who call the API themselves. */
export const createMembers = (app: Injects, db: Database) => {
  const tokens = createTokens(createKeys(db));

  const as = async (user: User) => {
    const claims = { sub: user._id, sid: 'seed', scope: scopesOf(user), type: user.type, name: user.name };
    return createCaller(app, (await tokens.sign(claims)).accessToken, '/api/v1');
  };

  /** Companies that may sell or buy, the demo account first, then as they stand in the seed: several are made at once. */
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
