import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Counterpart, MeetingMode } from 'shared/contract';
import { users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { matchings } from '../matchings/table';
import { asCounterparts } from './companies';
import { needParticipant, type Participant } from './find';
import { cityOf } from './profiles';
import { participations } from './table';

const shown = 12;

/** What a company stands for or looks for, as a set of words of three kinds. */
const wordsOf = ({ participation, user }: Participant) => {
  const trades = [user.company?.category, ...(user.buyer?.interests ?? [])].filter((trade) => trade !== undefined);
  const seat = cityOf(user.company?.address.sido);
  const areas = (user.buyer?.activityAreas ?? []).map(({ city }) => city);
  const modes: MeetingMode[] = participation.role === 'BUYER' ? participation.mode : ['ONLINE', 'OFFLINE'];
  return {
    CATEGORY: [...new Set(trades)],
    REGION: [...new Set([...(seat ? [seat] : []), ...areas])],
    MODE: modes,
  };
};

type Words = ReturnType<typeof wordsOf>;
const kinds = ['CATEGORY', 'REGION', 'MODE'] as const;

const common = (a: readonly string[], b: readonly string[]) => a.filter((word) => b.includes(word));

/** Jaccard: what both name among all that either names. */
export const similarity = (a: Words, b: Words) => {
  const flat = (words: Words) => kinds.flatMap((kind) => words[kind].map((word) => `${kind}:${word}`));
  const [left, right] = [flat(a), flat(b)];
  const all = new Set([...left, ...right]).size;
  return all === 0 ? 0 : common(left, right).length / all;
};

/** The counterparts that fit best among those one has not met at this fair, with what speaks for each. */
export const recommend = async (db: Database, fair: string, reader: string) => {
  const own = await needParticipant(db, fair, reader);
  const mine = wordsOf(own);
  const met = db
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
        eq(participations.role, own.participation.role === 'SELLER' ? 'BUYER' : 'SELLER'),
        eq(participations.status, 'APPROVED'),
        eq(users.status, 'ACTIVE'),
        isNull(users.deletedAt),
        sql`${users.businessNumber} is distinct from ${own.user.businessNumber}`,
        notInArray(users._id, met),
      ),
    )
    .limit(1000);
  const best = others
    .map((other) => ({ other, words: wordsOf(other) }))
    .map(({ other, words }) => ({
      other,
      score: similarity(mine, words),
      reasons: kinds.flatMap((kind) => {
        const values = common(mine[kind], words[kind]);
        return values.length > 0 ? [{ kind, values }] : [];
      }),
    }))
    // A way of meeting alone is no reason to meet.
    .filter(({ reasons }) => reasons.some(({ kind }) => kind !== 'MODE'))
    .sort((a, b) => b.score - a.score || (a.other.user._id < b.other.user._id ? -1 : 1))
    .slice(0, shown);
  const counterparts = await asCounterparts(
    db,
    fair,
    best.map(({ other }) => other),
    own,
  );
  return best.map(({ score, reasons }, at) => ({
    counterpart: counterparts[at] as Counterpart,
    score: Math.round(score * 1000) / 1000,
    reasons,
  }));
};
