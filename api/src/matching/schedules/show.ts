import { and, eq, inArray } from 'drizzle-orm';
import type { Schedule } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { statusOf } from '../fairs/clock';
import { gridOf } from '../fairs/grid';
import type { FairRow } from '../fairs/table';
import { type Hold, holdsOf, occupied } from '../holds/holds';
import { requestsOn } from '../matchings/availability';
import { matchings } from '../matchings/table';
import type { ParticipationRow } from '../participations/table';
import type { ScheduleRow } from './table';

/** Times that were given up while a meeting holds them are shown as well, since nobody is free then. */
const slotsOf = (fair: FairRow, offered: Set<string>, holds: Hold[], requests: Map<string, number>) => {
  const at = new Date().toISOString();
  return gridOf(fair).flatMap((slot): Schedule['slots'] => {
    const { from, until } = occupied(slot, fair.bufferMinutes);
    const held = holds.find((hold) => hold.from < until && from < hold.until);
    if (!offered.has(slot.start) && !held) return [];
    const count = requests.get(slot.start) ?? 0;
    const state =
      slot.end <= at ? 'PAST' : held ? 'HELD' : slot.start <= at ? 'PAST' : count > 0 ? 'REQUESTED' : 'FREE';
    return [{ ...slot, state, requests: count, _matching: held?._matching ?? null, offered: offered.has(slot.start) }];
  });
};

interface Known {
  fair: FairRow;
  participation: ParticipationRow;
  /** Null for a seller who entered no times: all are free. */
  schedule: ScheduleRow | null;
}

/** One’s own times at fairs, each with what stands on it. */
export const asSchedules = async (db: Database, user: string, known: Known[]): Promise<Schedule[]> => {
  const holds = await holdsOf(db, [user]);
  const requests = await requestsOn(db, user);
  return known.map(({ fair, participation, schedule }) => {
    const all = schedule?.slots ?? gridOf(fair).map(({ start }) => start);
    return {
      _id: schedule?._id ?? participation._id,
      createdAt: schedule?.createdAt ?? participation.createdAt,
      updatedAt: schedule?.updatedAt ?? participation.updatedAt,
      version: schedule?.version ?? 0,
      _fair: fair._id,
      fair: { ...fair, status: statusOf(fair) },
      mode: schedule?.mode ?? participation.mode,
      slots: slotsOf(fair, new Set(all), holds, requests),
      note: schedule?.note ?? null,
      role: participation.role,
      status: participation.status,
    };
  });
};

/** Starts that agreed meetings of somebody at a fair have taken. */
export const heldStarts = async (db: Database, user: string, fair: string) => {
  const rows = await db
    .select({ start: matchings.start, seller: matchings.seller, buyer: matchings.buyer })
    .from(matchings)
    .where(and(eq(matchings._fair, fair), inArray(matchings.status, ['ACCEPTED'])));
  return rows.filter(({ seller, buyer }) => seller === user || buyer === user).flatMap(({ start }) => start ?? []);
};
