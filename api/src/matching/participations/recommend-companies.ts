import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Counterpart } from 'shared/contract';
import { users } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { isParty } from '../matchings/parties';
import { matchings } from '../matchings/table';
import { compareParticipants } from './compare-participants';
import { toCounterparts } from './list-companies';
import { isParticipating, requireParticipant, selectParticipants } from './queries';
import { participations } from './table';

const maxRecommendations = 12;

/** The most similar counterparts without a matching with the reader at this fair, with the reasons. */
export const recommendCompanies = async (db: Database, fair: string, reader: string) => {
  const self = await requireParticipant(db, fair, reader);
  const alreadyMatched = db
    .select({
      other: sql<string>`case when ${matchings.seller} = ${reader} then ${matchings.buyer} else ${matchings.seller} end`,
    })
    .from(matchings)
    .where(and(eq(matchings._fair, fair), isParty(reader)));
  const others = await selectParticipants(db)
    .where(
      and(
        eq(participations._fair, fair),
        eq(participations.role, self.participation.role === 'SELLER' ? 'BUYER' : 'SELLER'),
        isParticipating,
        sql`${users.businessNumber} is distinct from ${self.user.businessNumber}`,
        notInArray(users._id, alreadyMatched),
      ),
    )
    .limit(1000);
  const best = others
    .map((other) => ({ other, ...compareParticipants(self, other) }))
    // A shared meeting mode alone is not enough.
    .filter(({ reasons }) => reasons.some(({ kind }) => kind !== 'MODE'))
    .sort((a, b) => b.score - a.score || (a.other.user._id < b.other.user._id ? -1 : 1))
    .slice(0, maxRecommendations);
  const companies = best.map(({ other }) => other);
  const counterparts = await toCounterparts(db, fair, companies, self);
  return best.map(({ score, reasons }, at) => ({
    counterpart: counterparts[at] as Counterpart,
    score: Math.round(score * 1000) / 1000,
    reasons,
  }));
};
