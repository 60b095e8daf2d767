import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Counterpart, MeetingMode } from 'shared/contract';
import { users } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { matchings } from '../matchings/table';
import { toCounterparts } from './list-companies';
import { parseCity } from './profiles';
import { type Participant, requireParticipant } from './queries';
import { participations } from './table';

const maxRecommendations = 12;

/** Sectors, regions and meeting modes of a participant, for comparison. */
const getFeatures = ({ participation, user }: Participant) => {
  const sectors = [user.company?.category, ...(user.buyer?.interests ?? [])].filter((trade) => trade !== undefined);
  const homeCity = parseCity(user.company?.address.sido);
  const areas = (user.buyer?.activityAreas ?? []).map(({ city }) => city);
  const modes: MeetingMode[] = participation.role === 'BUYER' ? participation.mode : ['ONLINE', 'OFFLINE'];
  return {
    CATEGORY: [...new Set(sectors)],
    REGION: [...new Set([...(homeCity ? [homeCity] : []), ...areas])],
    MODE: modes,
  };
};

type Features = ReturnType<typeof getFeatures>;
const kinds = ['CATEGORY', 'REGION', 'MODE'] as const;

const intersect = (a: readonly string[], b: readonly string[]) => a.filter((word) => b.includes(word));

/** Jaccard similarity of two feature sets, 0 to 1. */
const getSimilarity = (a: Features, b: Features) => {
  const flat = (words: Features) => kinds.flatMap((kind) => words[kind].map((word) => `${kind}:${word}`));
  const [left, right] = [flat(a), flat(b)];
  const all = new Set([...left, ...right]).size;
  return all === 0 ? 0 : intersect(left, right).length / all;
};

/** The most similar counterparts without a matching with the reader at this fair, with the reasons. */
export const recommendCompanies = async (db: Database, fair: string, reader: string) => {
  const self = await requireParticipant(db, fair, reader);
  const ownFeatures = getFeatures(self);
  const alreadyMatched = db
    .select({
      other: sql<string>`case when ${matchings.seller} = ${reader} then ${matchings.buyer} else ${matchings.seller} end`,
    })
    .from(matchings)
    .where(and(eq(matchings._fair, fair), sql`${reader} in (${matchings.seller}, ${matchings.buyer})`));
  const others = await db
    .select({ participation: participations, user: users })
    .from(participations)
    .innerJoin(users, eq(users._id, participations._user))
    .where(
      and(
        eq(participations._fair, fair),
        eq(participations.role, self.participation.role === 'SELLER' ? 'BUYER' : 'SELLER'),
        eq(participations.status, 'APPROVED'),
        eq(users.status, 'ACTIVE'),
        isNull(users.deletedAt),
        sql`${users.businessNumber} is distinct from ${self.user.businessNumber}`,
        notInArray(users._id, alreadyMatched),
      ),
    )
    .limit(1000);
  const best = others
    .map((other) => ({ other, words: getFeatures(other) }))
    .map(({ other, words }) => ({
      other,
      score: getSimilarity(ownFeatures, words),
      reasons: kinds.flatMap((kind) => {
        const values = intersect(ownFeatures[kind], words[kind]);
        return values.length > 0 ? [{ kind, values }] : [];
      }),
    }))
    // A shared meeting mode alone is not enough.
    .filter(({ reasons }) => reasons.some(({ kind }) => kind !== 'MODE'))
    .sort((a, b) => b.score - a.score || (a.other.user._id < b.other.user._id ? -1 : 1))
    .slice(0, maxRecommendations);
  const counterparts = await toCounterparts(
    db,
    fair,
    best.map(({ other }) => other),
    self,
  );
  return best.map(({ score, reasons }, at) => ({
    counterpart: counterparts[at] as Counterpart,
    score: Math.round(score * 1000) / 1000,
    reasons,
  }));
};
