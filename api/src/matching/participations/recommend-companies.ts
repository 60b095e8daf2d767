import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Counterpart, MeetingMode } from 'shared/contract';
import { users } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { isParty } from '../matchings/parties';
import { matchings } from '../matchings/table';
import { toCounterparts } from './list-companies';
import { parseCity } from './profiles';
import { isParticipating, type Participant, requireParticipant, selectParticipants } from './queries';
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

const intersect = (a: readonly string[], b: readonly string[]) => a.filter((feature) => b.includes(feature));

/** Jaccard similarity of two feature sets, 0 to 1. */
const getSimilarity = (a: Features, b: Features) => {
  const flat = (features: Features) => kinds.flatMap((kind) => features[kind].map((code) => `${kind}:${code}`));
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
    .map((other) => {
      const features = getFeatures(other);
      const shared = kinds.map((kind) => ({ kind, values: intersect(ownFeatures[kind], features[kind]) }));
      const reasons = shared.filter(({ values }) => values.length > 0);
      return { other, score: getSimilarity(ownFeatures, features), reasons };
    })
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
