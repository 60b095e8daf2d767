import { and, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '../../members/index';
import type { FindBookmarkTargets } from '../../platform/define-domain';
import { toCompanyProfile } from './profiles';
import { participations } from './table';

/** Companies with a participation in any fair, past or present. */
export const findCompanies: FindBookmarkTargets = async (db, ids) => {
  const rows = await db
    .selectDistinctOn([users._id])
    .from(users)
    .innerJoin(participations, eq(participations._user, users._id))
    .where(and(inArray(users._id, ids), eq(users.status, 'ACTIVE'), isNull(users.deletedAt)));
  return new Map(
    rows.map(({ users: user }) => [
      user._id,
      { title: toCompanyProfile(user).name, picture: toCompanyProfile(user).logo },
    ]),
  );
};
