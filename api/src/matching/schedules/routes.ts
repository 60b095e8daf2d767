import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type MeetingMode } from 'shared/contract';
import { isApproved, users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { serve } from '../../platform/http/serve';
import { checkWindow } from '../fairs/clock';
import { findFair } from '../fairs/find';
import { gridMap } from '../fairs/grid';
import { type FairRow, fairs } from '../fairs/table';
import { announceSlots } from '../matchings/change';
import { settlePeople } from '../matchings/settle';
import type { Told } from '../matchings/told';
import { announceApplication } from '../participations/announce';
import { findOwn } from '../participations/find';
import { type ParticipationRow, participations } from '../participations/table';
import { asSchedules, heldStarts } from './show';
import { type ScheduleRow, schedules } from './table';

/** Each a different time of the fair; new ones are not past. */
const checkStarts = (fair: FairRow, starts: string[], known: string[] = []) => {
  const grid = gridMap(fair);
  const at = now();
  const wrong = starts.filter((start) => !grid.has(start) || (start <= at && !known.includes(start)));
  if (wrong.length > 0 || new Set(starts).size !== starts.length)
    fail('slot_invalid', { answer: { slots: wrong }, errors: [{ field: 'slots', code: 'invalid' }] });
  return [...starts].sort();
};

const checkModes = (fair: FairRow, mode: MeetingMode[]) => {
  if (new Set(mode).size !== mode.length) fail('mode_refused');
  if (fair.type !== 'HYBRID' && mode.some((one) => one !== fair.type)) fail('mode_refused');
};

interface Options {
  db: Database;
  told: Told;
}

export const serveSchedules = (app: FastifyInstance, { db, told }: Options) => {
  const shownOf = async (
    tx: Database,
    fair: FairRow,
    participation: ParticipationRow,
    schedule: ScheduleRow | null,
  ) => {
    const [shown] = await asSchedules(tx, participation._user, [{ fair, participation, schedule }]);
    return { schedule: shown ?? fail('not_found') };
  };

  const lockOwn = async (tx: Database, fair: string, user: string) => {
    const [row] = await tx
      .select()
      .from(schedules)
      .where(and(eq(schedules._fair, fair), eq(schedules._user, user)))
      .for('update');
    return row ?? null;
  };

  serve(app, contract.schedules, {
    list: async ({ query, user }) => {
      const rows = await db
        .select({ fair: fairs, participation: participations, schedule: schedules })
        .from(participations)
        .innerJoin(fairs, eq(fairs._id, participations._fair))
        .leftJoin(schedules, and(eq(schedules._fair, fairs._id), eq(schedules._user, participations._user)))
        .where(
          and(
            eq(participations._user, user.sub),
            isNull(fairs.deletedAt),
            query.fair === undefined ? undefined : eq(fairs._id, query.fair),
          ),
        )
        .orderBy(asc(fairs.startAt), asc(fairs._id));
      return { schedules: await asSchedules(db, user.sub, rows) };
    },

    create: ({ body, user }) =>
      db.transaction(async (tx) => {
        const [account] = await tx.select().from(users).where(eq(users._id, user.sub));
        // Buyers whose own approval waits or was refused enter no times.
        if (!account || !isApproved(account, 'BUYER')) fail('forbidden');
        const fair = await findFair(tx, body._fair);
        checkWindow(fair.buyerFrom, fair.buyerTo);
        checkModes(fair, body.mode);
        const slots = checkStarts(fair, body.slots);
        const given = {
          status: 'PENDING' as const,
          mode: body.mode,
          interpreter: body.interpreter ?? null,
          timezone: body.timezone ?? null,
        };
        // Whoever was refused or left may apply once more; an application that stands is not doubled.
        const ended = and(eq(participations.role, 'BUYER'), inArray(participations.status, ['REJECTED', 'CANCELLED']));
        const [participation] = await tx
          .insert(participations)
          .values({ ...given, _fair: fair._id, _user: user.sub, role: 'BUYER' })
          .onConflictDoUpdate({
            target: [participations._fair, participations._user],
            set: {
              ...given,
              appliedAt: now(),
              decidedAt: null,
              decidedBy: null,
              reason: null,
              version: sql`${participations.version} + 1`,
            },
            setWhere: ended,
          })
          .returning();
        if (participation)
          await tx.delete(schedules).where(and(eq(schedules._fair, fair._id), eq(schedules._user, user.sub)));
        const part = participation ?? (await findOwn(tx, fair._id, user.sub));
        if (part?.role !== 'BUYER') fail('taken', { errors: [{ field: '_fair', code: 'taken' }] });
        const [schedule] = await tx
          .insert(schedules)
          .values({ _fair: fair._id, _user: user.sub, mode: body.mode, slots, note: body.note ?? null })
          .onConflictDoNothing()
          .returning();
        if (!schedule) fail('taken', { errors: [{ field: '_fair', code: 'taken' }] });
        if (participation) await announceApplication(tx, told, participation, fair, account);
        return shownOf(tx, fair, part, schedule);
      }),

    update: async ({ params, body: { version, timezone, ...body }, user }) => {
      const answer = await db.transaction(async (tx) => {
        const fair = await findFair(tx, params.fair);
        const part = await findOwn(tx, fair._id, user.sub);
        if (!part || part.status === 'CANCELLED' || part.status === 'REJECTED') fail('not_found');
        checkWindow(fair.sellerFrom, fair.requestTo);
        const before = await lockOwn(tx, fair._id, user.sub);
        if (!before && part.role === 'BUYER') fail('not_found');
        if ((before?.version ?? 0) !== version) {
          const { schedule } = await shownOf(tx, fair, part, before);
          await refuseStale(tx, schedule, { updatedAt: before?.updatedAt ?? part.updatedAt, updatedBy: user.sub });
        }
        const mode: MeetingMode[] = body.mode ?? before?.mode ?? ['ONLINE', 'OFFLINE'];
        if (part.role === 'BUYER') checkModes(fair, mode);
        const known = before?.slots ?? [];
        const slots = checkStarts(fair, body.slots ?? known, known);
        // Taken away may be what nobody holds; who asked for it loses it as a candidate (M14).
        const held = (await heldStarts(tx, user.sub, fair._id)).filter((start) => !slots.includes(start));
        const lost = before ? held.filter((start) => known.includes(start)) : held;
        if (lost.length > 0) fail('held_by_matching', { answer: { slots: lost } });
        const values = { mode, slots, note: body.note === undefined ? (before?.note ?? null) : body.note };
        const [schedule] = before
          ? await tx
              .update(schedules)
              .set({ ...values, version: before.version + 1, updatedAt: now() })
              .where(eq(schedules._id, before._id))
              .returning()
          : await tx
              .insert(schedules)
              .values({ ...values, _fair: fair._id, _user: user.sub, version: 1 })
              .returning();
        const [after] = await tx
          .update(participations)
          .set({
            ...(part.role === 'BUYER' && { mode }),
            ...(timezone !== undefined && { timezone }),
            version: part.version + 1,
            updatedAt: now(),
          })
          .where(eq(participations._id, part._id))
          .returning();
        await announceSlots(tx, { seller: user.sub, buyer: user.sub }, {});
        return shownOf(tx, fair, after ?? part, schedule ?? null);
      });
      await settlePeople(db, told, [user.sub]);
      return answer;
    },
  });
};
