import { and, eq, inArray } from 'drizzle-orm';
import type { Schedule } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import { buildGrid } from '../fairs/grid';
import { getStatus } from '../fairs/status';
import type { FairRow } from '../fairs/table';
import { addBuffer, findHolds, type Hold } from '../holds/holds';
import { countRequestsByStart } from '../matchings/availability';
import { matchings } from '../matchings/table';
import type { ParticipationRow } from '../participations/table';
import type { ScheduleRow } from './table';

/** Offered slots with their state; slots held by a meeting are included even if they are no longer offered. */
const toSlots = (fair: FairRow, offered: Set<string>, holds: Hold[], requests: Map<string, number>) => {
  const at = new Date().toISOString();
  return buildGrid(fair).flatMap((slot): Schedule['slots'] => {
    const { from, until } = addBuffer(slot, fair.bufferMinutes);
    const held = holds.find((hold) => hold.from < until && from < hold.until);
    if (!offered.has(slot.start) && !held) return [];
    const count = requests.get(slot.start) ?? 0;
    const state =
      slot.end <= at ? 'PAST' : held ? 'HELD' : slot.start <= at ? 'PAST' : count > 0 ? 'REQUESTED' : 'FREE';
    return [{ ...slot, state, requests: count, _matching: held?._matching ?? null, offered: offered.has(slot.start) }];
  });
};

interface ScheduleSource {
  fair: FairRow;
  participation: ParticipationRow;
  /** Null for a seller without a schedule, who offers every slot. */
  schedule: ScheduleRow | null;
}

/** Schedules of a user with the state of each slot. */
export const toSchedules = async (db: Database, user: string, known: ScheduleSource[]): Promise<Schedule[]> => {
  const holds = await findHolds(db, [user]);
  const requests = await countRequestsByStart(db, user);
  return known.map(({ fair, participation, schedule }) => {
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
    .select({ start: matchings.start, seller: matchings.seller, buyer: matchings.buyer })
    .from(matchings)
    .where(and(eq(matchings._fair, fair), inArray(matchings.status, ['ACCEPTED'])));
  return rows.filter(({ seller, buyer }) => seller === user || buyer === user).flatMap(({ start }) => start ?? []);
};

/** The answer with the schedule of one participation. */
export const toScheduleAnswer = async (
  tx: Database,
  fair: FairRow,
  participation: ParticipationRow,
  schedule: ScheduleRow | null,
) => {
  const [shown] = await toSchedules(tx, participation._user, [{ fair, participation, schedule }]);
  return { schedule: shown ?? throwApiError('not_found') };
};
