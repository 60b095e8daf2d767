import type { contract, MeetingMode } from 'shared/contract';
import type { z } from 'zod';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { findRow, insertRow, updateRow } from '../../platform/database/rows';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError } from '../../platform/http/errors';
import { findFair } from '../fairs/queries';
import { assertInWindow } from '../fairs/status';
import { publishSlotChange } from '../matchings/update-matching';
import { findParticipation } from '../participations/queries';
import { participations } from '../participations/table';
import { findHeldStarts, toScheduleAnswer } from './serialise';
import { isSchedule, schedules } from './table';
import { assertModesAllowed, validateStarts } from './validate-schedule';

type ScheduleChange = z.output<(typeof contract)['schedules']['update']['body']> & { fair: string };

/**
 * Changes the schedule of a participant. Throws `fair_closed`, `not_found`, `stale`, or `held_by_matching` for removed
 * slots that a meeting holds (M14).
 */
export const updateSchedule = async (
  tx: Database,
  user: string,
  { fair: fairId, version, timezone, ...input }: ScheduleChange,
) => {
  const fair = await findFair(tx, fairId);
  const participation = await findParticipation(tx, fair._id, user);
  if (!participation || participation.status === 'CANCELLED' || participation.status === 'REJECTED')
    throwApiError('not_found');
  assertInWindow(fair.sellerFrom, fair.requestTo);
  const before = await findRow(tx, schedules, isSchedule(fair._id, user), 'update');
  if (!before && participation.role === 'BUYER') throwApiError('not_found');
  if ((before?.version ?? 0) !== version) {
    const { schedule } = await toScheduleAnswer(tx, { fair, participation, schedule: before });
    throwStale(schedule, { updatedAt: before?.updatedAt ?? participation.updatedAt, updatedBy: user });
  }
  const mode: MeetingMode[] = input.mode ?? before?.mode ?? ['ONLINE', 'OFFLINE'];
  if (participation.role === 'BUYER') assertModesAllowed(fair, mode);
  const previous = before?.slots ?? [];
  const slots = validateStarts(fair, input.slots ?? previous, previous);
  // Slots held by a meeting cannot be removed; requests lose removed slots as candidates (M14).
  const heldStarts = (await findHeldStarts(tx, user, fair._id)).filter((start) => !slots.includes(start));
  const removed = before ? heldStarts.filter((start) => previous.includes(start)) : heldStarts;
  if (removed.length > 0) throwApiError('held_by_matching', { body: { slots: removed } });
  const values = { mode, slots, note: input.note === undefined ? (before?.note ?? null) : input.note };
  const schedule = before
    ? await updateRow(tx, schedules, before._id, { ...values, version: before.version + 1, updatedAt: now() })
    : await insertRow(tx, schedules, { ...values, _fair: fair._id, _user: user, version: 1 });
  const after = await updateRow(tx, participations, participation._id, {
    ...(participation.role === 'BUYER' && { mode }),
    ...(timezone !== undefined && { timezone }),
    version: participation.version + 1,
    updatedAt: now(),
  });
  await publishSlotChange(tx, { seller: user, buyer: user }, {});
  return toScheduleAnswer(tx, { fair, participation: after, schedule });
};
