import { eq } from 'drizzle-orm';
import type { consoleMatchings } from 'shared/contract';
import type { z } from 'zod';
import { writeAudit } from '../../platform/audit/write-audit';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/serve';
import { buildGridByStart, throwInvalidSlots } from '../fairs/grid';
import { fairs } from '../fairs/table';
import { lockParticipants } from '../participations/queries';
import { agreeOnSlot } from './actions/agree-on-slot';
import { assertMeetingOver, recordAttendance } from './actions/attendance';
import { cancelMatching } from './actions/cancel-matching';
import { expireRequest } from './actions/expire-request';
import { assertTableFits, bookSlot } from './book-slot';
import { formatOrganiserReason } from './format';
import { type MatchingContext, throwWrongState } from './matching-context';
import type { MatchingNotifier } from './notifications';
import { lockMatchingRow } from './queries';
import { activeStatuses, type MatchingRow, matchings } from './table';
import { updateMatching } from './update-matching';

export type OrganiserChange = z.output<(typeof consoleMatchings)['update']['body']> & { _id: string };

interface ChangeContext extends Omit<MatchingContext, 'user'> {
  by: string;
  input: OrganiserChange;
  /** Whether both parties still take part in the fair. */
  present: boolean;
}

/** Reschedules a meeting or books a request. The cut-off does not apply; holds of other meetings do. */
const moveOrBook = async (context: ChangeContext) => {
  const { tx, row, fair, by, input, present } = context;
  if (!activeStatuses.includes(row.status)) throwWrongState(row);
  assertTableFits(row.mode, input.table);
  const start = input.slot ?? row.start;
  if (!start) throwFieldError('slot', 'required');
  const slot = buildGridByStart(fair).get(start);
  if (!slot || (start !== row.start && start <= now())) throwInvalidSlots('slot', [start]);
  if (!present) throwApiError('not_participant');
  // Nobody is told of a move that moves nothing.
  const isSameTable = input.table === undefined || input.table === row.table;
  if (row.status === 'ACCEPTED' && start === row.start && isSameTable) return row;
  const book = () => bookSlot(tx, fair, row, slot, { preferred: row.table, required: input.table });
  return agreeOnSlot(context, by, book, input);
};

/** Expires, cancels or completes a matching. Attendance set by an administrator is final (M19). */
const setOutcome = async ({ tx, notifier, row, fair, by, input }: ChangeContext) => {
  const { status, reason, notify } = input;
  const to = notify === false ? [] : [row.seller, row.buyer];
  if (status === 'EXPIRED') {
    if (row.status !== 'REQUESTED') throwWrongState(row);
    return expireRequest(tx, notifier, {
      row,
      fair,
      slots: row.slots,
      reason: 'ORGANISER',
      to,
      organiser: { by, reason },
    });
  }
  if (status === 'CANCELLED') {
    if (row.status !== 'ACCEPTED') throwWrongState(row);
    return cancelMatching({ tx, notifier, row, fair }, by, reason, {
      to,
      formatReason: (language) => formatOrganiserReason(reason, language),
    });
  }
  assertMeetingOver(row);
  const final = status === 'COMPLETED' ? ('YES' as const) : ('NO' as const);
  return recordAttendance(tx, row, { ...row.attendance, final, lockedBy: by }, by);
};

/** Applies one change by the organiser and writes it to the audit log with its reason. */
export const updateByOrganiser = async (
  tx: Database,
  notifier: MatchingNotifier,
  { fair: id, caller, change: input }: { fair: string; caller: Caller; change: OrganiserChange },
): Promise<MatchingRow> => {
  const fair = await findRow(tx, fairs, eq(fairs._id, id), 'share');
  const found = await findRow(tx, matchings, eq(matchings._id, input._id));
  if (!fair || found?._fair !== fair._id) throwApiError('not_found');
  // Same lock order as `lockMatching`: participations before the matching.
  const parties = await lockParticipants(tx, fair._id, [found.seller, found.buyer]);
  const row = await lockMatchingRow(tx, input._id);
  if (!row) throwApiError('not_found');
  if (row.version !== input.version) throwStale(row, row);
  const by = caller.user?.sub ?? '';
  const change = { tx, notifier, row, fair, by, input, present: !parties.includes(undefined) };
  const isPlaced = input.slot !== undefined || input.table !== undefined;
  let after = input.status ? await setOutcome(change) : isPlaced ? await moveOrBook(change) : row;
  const { room, memo } = input;
  if (room && after.mode !== 'ONLINE') throwFieldError('room', 'invalid');
  if (room || memo !== undefined) {
    const url = room && { ...room, passcode: room.passcode ?? null, provider: new URL(room.url).hostname };
    const moved = url && after.start ? { room: url, icsSequence: after.icsSequence + 1 } : {};
    after = await updateMatching(tx, after, { ...moved, ...(memo !== undefined && { memo }) }, by);
    if (url && input.notify !== false && after.status === 'ACCEPTED')
      await notifier.notifyOrganised(tx, 'moved', { matching: after, fair, reason: input.reason });
  }
  await writeAudit(tx, caller, {
    action: 'UPDATE',
    resource: 'matchings',
    target: row._id,
    before: row,
    after,
    reason: input.reason,
  });
  return after;
};
