import { and, asc, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { once } from '../../platform/http/idempotency';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { changeReservation, findReservation, releaseReservation, reserve } from './reservations';
import { showPoint, showReservation, totalsOf } from './show';
import { pointReservations, points } from './table';

/** A member reserves what is there already; nothing here makes points (S4). */
export const servePoints = (app: FastifyInstance, db: Database) => {
  const openReservations = async (user: string) => {
    const { _user, status, expiresAt, _id } = pointReservations;
    const rows = await db
      .select()
      .from(pointReservations)
      .where(and(eq(_user, user), eq(status, 'RESERVED'), gt(expiresAt, now())))
      .orderBy(asc(_id));
    return rows.map(showReservation);
  };

  serve(app, contract.points, {
    list: async ({ query, user: { sub } }) => ({
      ...(await answerList(db, points, { query, many: 'points', where: eq(points._user, sub), show: showPoint })),
      ...(await totalsOf(db, sub)),
      reservations: await openReservations(sub),
    }),

    get: async ({ params: { id }, user: { sub } }) => {
      const [row] = await db
        .select()
        .from(points)
        .where(and(eq(points._id, id), eq(points._user, sub)));
      if (row) return { point: showPoint(row) };
      return { point: showReservation((await findReservation(db, id, sub)) ?? fail('not_found')) };
    },

    create: ({ body, user: { sub }, request: { headers } }) => {
      const key = headers['idempotency-key']?.toString();
      return once(db, { key, caller: sub, route: 'points.create', body }, async (tx) => {
        const row = await reserve(tx, sub, body.amount);
        return { answer: { point: showReservation(row) }, target: row._id };
      });
    },

    update: ({ params: { id }, body, user: { sub } }) =>
      db.transaction(async (tx) => ({
        point: showReservation(await changeReservation(tx, { id, user: sub, ...body })),
      })),

    remove: ({ params: { id }, user: { sub } }) =>
      db.transaction(async (tx) => {
        await releaseReservation(tx, id, sub);
      }),
  });
};
