import { and, eq, inArray, sql } from 'drizzle-orm';
import type { contract } from 'shared/contract';
import type { z } from 'zod';
import { isApproved, users } from '../../members/index';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { findRow, insertRowIfNew } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { findFair } from '../fairs/queries';
import { assertInWindow } from '../fairs/status';
import type { MatchingNotifier } from '../matchings/notifications';
import { notifyApplication } from '../participations/notifications';
import { findParticipation } from '../participations/queries';
import { participations } from '../participations/table';
import { toScheduleAnswer } from './serialise';
import { isSchedule, schedules } from './table';
import { assertModesAllowed, validateStarts } from './validate-schedule';

type BuyerApplication = z.output<(typeof contract)['schedules']['create']['body']>;

function throwTaken(): never {
  return throwApiError('taken', { errors: [{ field: '_fair', code: 'taken' }] });
}

/**
 * A buyer applies to a fair by entering a schedule. Throws `fair_closed` outside the window of buyers, `forbidden` for
 * buyers who are not approved, `taken` when an application or a schedule exists.
 */
export const applyAsBuyer = async (tx: Database, notifier: MatchingNotifier, user: string, input: BuyerApplication) => {
  const account = await findRow(tx, users, eq(users._id, user));
  // Only approved buyers enter a schedule.
  if (!account || !isApproved(account, 'BUYER')) throwApiError('forbidden');
  const fair = await findFair(tx, input._fair);
  assertInWindow(fair.buyerFrom, fair.buyerTo);
  assertModesAllowed(fair, input.mode);
  const slots = validateStarts(fair, input.slots);
  const fields = {
    status: 'PENDING' as const,
    mode: input.mode,
    interpreter: input.interpreter ?? null,
    timezone: input.timezone ?? null,
  };
  // A rejected or cancelled application can be renewed; any other stays as it is.
  const ended = and(eq(participations.role, 'BUYER'), inArray(participations.status, ['REJECTED', 'CANCELLED']));
  const [participation] = await tx
    .insert(participations)
    .values({ ...fields, _fair: fair._id, _user: user, role: 'BUYER' })
    .onConflictDoUpdate({
      target: [participations._fair, participations._user],
      set: {
        ...fields,
        appliedAt: now(),
        decidedAt: null,
        decidedBy: null,
        reason: null,
        version: sql`${participations.version} + 1`,
      },
      setWhere: ended,
    })
    .returning();
  if (participation) await tx.delete(schedules).where(isSchedule(fair._id, user));
  const current = participation ?? (await findParticipation(tx, fair._id, user));
  if (current?.role !== 'BUYER') throwTaken();
  const values = { _fair: fair._id, _user: user, mode: input.mode, slots, note: input.note ?? null };
  const schedule = await insertRowIfNew(tx, schedules, values);
  if (!schedule) throwTaken();
  if (participation) await notifyApplication(tx, notifier, participation, fair, account);
  return toScheduleAnswer(tx, { fair, participation: current, schedule });
};
