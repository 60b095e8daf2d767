import { eq } from 'drizzle-orm';
import type { consoleMatchings } from 'shared/contract';
import type { z } from 'zod';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import type { Caller } from '../../platform/http/serve';
import { gridMap } from '../fairs/grid';
import { type FairRow, fairs } from '../fairs/table';
import { release } from '../holds/holds';
import { lockParticipants } from '../participations/find';
import { settleAttendance } from './attendance';
import { book } from './booking';
import { announceSlots, change, lock } from './change';
import { callOff } from './decide';
import { expire } from './settle';
import { type MatchingRow, matchings } from './table';
import { slotOf, type Told } from './told';

export type Directed = z.output<(typeof consoleMatchings)['update']['body']> & { _id: string };

interface Direction {
  tx: Database;
  told: Told;
  row: MatchingRow;
  fair: FairRow;
  by: string;
  asked: Directed;
  /** Both still take part in the fair. */
  present: boolean;
}

/** Moves a meeting, or books a request: later than the parties may, but where somebody else meets, not even here. */
const place = async ({ tx, told, row, fair, by, asked, present }: Direction) => {
  if (row.status !== 'REQUESTED' && row.status !== 'ACCEPTED') fail('wrong_state', { answer: { status: row.status } });
  const start = asked.slot ?? row.start;
  if (!start) failField('slot', 'required');
  const slot = gridMap(fair).get(start);
  if (!slot || (start !== row.start && start <= now()))
    fail('slot_invalid', { answer: { slots: [start] }, errors: [{ field: 'slot', code: 'invalid' }] });
  if (!present) fail('not_participant');
  const old = row.status === 'ACCEPTED' ? slotOf(row) : null;
  await release(tx, row._id);
  const held = await book(tx, fair, row, slot, { preferred: row.table, wanted: asked.table });
  const moved = old
    ? { icsSequence: row.icsSequence + 1, remindedDay: null, remindedSoon: null }
    : { status: 'ACCEPTED' as const, decidedAt: now() };
  const after = await change(tx, row, { ...held, ...moved, proposal: null }, by);
  await announceSlots(tx, row, { taken: slot, ...(old && old.start !== slot.start && { freed: old }) });
  if (asked.notify === false) return after;
  await told.tell(tx, {
    template: old ? 'matching.rescheduled' : 'matching.accepted',
    matching: after,
    fair,
    values: told.agreed(after, fair),
    key: `${old ? 'rescheduled' : 'accepted'}:${after.icsSequence}`,
    calendar: 'REQUEST',
  });
  return after;
};

/** Ends or settles a matching. What an administrator says of attendance stands (M19). */
const conclude = async ({ tx, told, row, fair, by, asked }: Direction) => {
  const { status, reason, notify } = asked;
  const to = notify === false ? [] : [row.seller, row.buyer];
  if (status === 'EXPIRED') {
    if (row.status !== 'REQUESTED') fail('wrong_state', { answer: { status: row.status } });
    await expire(tx, told, { row, fair, slots: row.slots, reason: 'FAIR_CHANGED', to });
    return (await lock(tx, row._id)) ?? fail('not_found');
  }
  if (status === 'CANCELLED') {
    if (row.status !== 'ACCEPTED') fail('wrong_state', { answer: { status: row.status } });
    return callOff({ tx, told, row, fair }, by, reason, to);
  }
  const isMet = ['ACCEPTED', 'COMPLETED', 'NO_SHOW'].includes(row.status);
  if (!isMet || !row.end || row.end > now()) fail('wrong_state', { answer: { status: row.status } });
  const final = status === 'COMPLETED' ? ('YES' as const) : ('NO' as const);
  return settleAttendance(tx, row, { ...row.attendance, final, lockedBy: by }, by);
};

/** One change by the organiser, written down with its reason. */
export const direct = async (
  tx: Database,
  told: Told,
  { fair: id, caller, change: asked }: { fair: string; caller: Caller; change: Directed },
): Promise<MatchingRow> => {
  const [fair] = await tx.select().from(fairs).where(eq(fairs._id, id)).for('share');
  const [known] = await tx.select().from(matchings).where(eq(matchings._id, asked._id));
  if (!fair || known?._fair !== fair._id) fail('not_found');
  // Before the matching, like everybody: whoever leaves the fair at this moment comes before or after, not between.
  const parties = await lockParticipants(tx, fair._id, [known.seller, known.buyer]);
  const row = await lock(tx, asked._id);
  if (!row) fail('not_found');
  if (row.version !== asked.version) await refuseStale(tx, row, row);
  const by = caller.user?.sub ?? '';
  const direction = { tx, told, row, fair, by, asked, present: !parties.includes(undefined) };
  const isPlaced = asked.slot !== undefined || asked.table !== undefined;
  let after = asked.status ? await conclude(direction) : isPlaced ? await place(direction) : row;
  const { room, memo } = asked;
  if (room && after.mode !== 'ONLINE') failField('room', 'invalid');
  if (room || memo !== undefined) {
    const url = room && { ...room, passcode: room.passcode ?? null, provider: new URL(room.url).hostname };
    const moved = url && after.start ? { room: url, icsSequence: after.icsSequence + 1 } : {};
    after = await change(tx, after, { ...moved, ...(memo !== undefined && { memo }) }, by);
    if (url && asked.notify !== false && after.status === 'ACCEPTED')
      await told.tell(tx, {
        template: 'matching.rescheduled',
        matching: after,
        fair,
        values: told.agreed(after, fair),
        key: `rescheduled:${after.icsSequence}`,
        calendar: 'REQUEST',
      });
  }
  await writeAudit(tx, caller, {
    action: 'UPDATE',
    resource: 'matchings',
    target: row._id,
    before: row,
    after,
    reason: asked.reason,
  });
  return after;
};
