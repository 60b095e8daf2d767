import { and, asc, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { now } from '../../platform/database/columns';
import { findRow } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { runIdempotent } from '../../platform/http/idempotency';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import type { ShopServices } from '../services';
import { changeReservation, findReservation, releaseReservation, reservePoints } from './reservations';
import { getPointTotals, toPublicPoints, toPublicReservation } from './serialise';
import { pointReservations, points } from './table';

/** A member can reserve existing points; no route of members creates points (S4). */
export const servePoints = (app: FastifyInstance, { db }: ShopServices) => {
  const findOpenReservations = async (user: string) => {
    const { _user, status, expiresAt, _id } = pointReservations;
    const rows = await db
      .select()
      .from(pointReservations)
      .where(and(eq(_user, user), eq(status, 'RESERVED'), gt(expiresAt, now())))
      .orderBy(asc(_id));
    return rows.map(toPublicReservation);
  };

  serve(app, contract.points, {
    list: async ({ query, user: { sub }, language }) => {
      const { points: rows, ...page } = await listRecords(db, points, {
        query,
        many: 'points',
        where: eq(points._user, sub),
      });
      return {
        ...page,
        points: await toPublicPoints(db, rows, language),
        ...(await getPointTotals(db, sub)),
        reservations: await findOpenReservations(sub),
      };
    },

    get: async ({ params: { id }, user: { sub }, language }) => {
      const row = await findRow(db, points, and(eq(points._id, id), eq(points._user, sub)));
      const [point] = row ? await toPublicPoints(db, [row], language) : [];
      if (point) return { point };
      return { point: toPublicReservation((await findReservation(db, id, sub)) ?? throwApiError('not_found')) };
    },

    create: ({ body, user: { sub }, request: { headers } }) => {
      const key = headers['idempotency-key']?.toString();
      return runIdempotent(db, { key, caller: sub, route: 'points.create', body }, async (tx) => {
        const row = await reservePoints(tx, sub, body.amount);
        return { answer: { point: toPublicReservation(row) }, target: row._id };
      });
    },

    update: ({ params: { id }, body, user: { sub } }) =>
      db.transaction(async (tx) => ({
        point: toPublicReservation(await changeReservation(tx, { id, user: sub, ...body })),
      })),

    remove: ({ params: { id }, user: { sub } }) =>
      db.transaction(async (tx) => {
        await releaseReservation(tx, id, sub);
      }),
  });
};
