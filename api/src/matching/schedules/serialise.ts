import { and, eq } from 'drizzle-orm';
import type { Schedule } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { buildGrid } from '../fairs/grid';
import { getStatus } from '../fairs/status';
import type { FairRow } from '../fairs/table';
import { findHolds, findOverlap, type Hold } from '../holds/holds';
import { countRequestsByStart } from '../matchings/availability';
import { isParty } from '../matchings/parties';
import { matchings } from '../matchings/table';
import type { ParticipationRow } from '../participations/table';
import type { ScheduleRow } from './table';

/** Offered slots with their state; slots held by a meeting are included even if they are no longer offered. */
const toSlots = (fair: FairRow, offered: Set<string>, holds: Hold[], requests: Map<string, number>) => {
  const at = new Date().toISOString();
  return buildGrid(fair).flatMap((slot): Schedule['slots'] => {
    const hold = findOverlap(slot, fair.bufferMinutes, holds);
    if (!offered.has(slot.start) && !hold) return [];
    const count = requests.get(slot.start) ?? 0;
    const state =
      slot.end <= at ? 'PAST' : hold ? 'HELD' : slot.start <= at ? 'PAST' : count > 0 ? 'REQUESTED' : 'FREE';
    return [{ ...slot, state, requests: count, _matching: hold?._matching ?? null, offered: offered.has(slot.start) }];
  });
};

interface ScheduleSource {
  fair: FairRow;
  participation: ParticipationRow;
  /** Null for a seller without a schedule, who offers every slot. */
  schedule: ScheduleRow | null | undefined;
}

/** Schedules of a user with the state of each slot. */
export const toSchedules = async (db: Database, user: string, sources: ScheduleSource[]): Promise<Schedule[]> => {
  const holds = await findHolds(db, [user]);
  const requests = await countRequestsByStart(db, user);
  return sources.map(({ fair, participation, schedule }) => {
    const all = schedule?.slots ?? buildGrid(fair).map(({ start }) => start);
    return {
      _id: schedule?._id ?? participation._id,
      createdAt: schedule?.createdAt ?? participation.createdAt,
      updatedAt: schedule?.updatedAt ?? participation.updatedAt,
      version: schedule?.version ?? 0,
      _fair: fair._id,
      fair: { ...fair, status: getStatus(fair) },
      mode: schedule?.mode ?? participation.mode,
      slots: toSlots(fair, new Set(all), holds, requests),
      note: schedule?.note ?? null,
      role: participation.role,
      status: participation.status,
    };
  });
};

/** Starts of a user’s accepted meetings at a fair. */
export const findHeldStarts = async (db: Database, user: string, fair: string) => {
  const rows = await db
    .select({ start: matchings.start })
    .from(matchings)
    .where(and(eq(matchings._fair, fair), eq(matchings.status, 'ACCEPTED'), isParty(user)));
  return rows.flatMap(({ start }) => start ?? []);
};

/** The answer with the schedule of one participation. */
export const toScheduleAnswer = async (tx: Database, source: ScheduleSource) => {
  const [schedule] = (await toSchedules(tx, source.participation._user, [source])) as [Schedule];
  return { schedule };
};
