import { and, desc, eq, inArray, isNotNull, notInArray, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { Failure, fail } from '../../platform/http/errors';
import { once } from '../../platform/http/idempotency';
import { answerList } from '../../platform/http/list';
import { qrOf } from '../../platform/http/qr';
import { serve } from '../../platform/http/serve';
import { findFair } from '../fairs/find';
import { needParticipant } from '../participations/find';
import { participations } from '../participations/table';
import { actions } from './actions';
import { attendBoth } from './attendance';
import { availabilityOf, requestsOn } from './availability';
import { isParty } from './change';
import { request } from './create';
import { isOnDay } from './day';
import { withdraw } from './decide';
import { settleDue, settleOne, settlePeople } from './settle';
import { asOneParty, asParty } from './show';
import { type MatchingRow, matchings } from './table';
import type { AttendanceTokens } from './tokens';
import type { Told } from './told';
import { findOwn, takeTurn } from './turn';

interface Options {
  db: Database;
  told: Told;
  tokens: AttendanceTokens;
  publicUrl: string;
}

const keyOf = (header: string | string[] | undefined) => header?.toString();
const raced = new Set(['slot_taken', 'no_table']);

export const serveMatchings = (app: FastifyInstance, { db, told, tokens, publicUrl }: Options) => {
  /** After a meeting was agreed, moved or ended: what others asked of the same people follows (M8). */
  const settleAround = async ({ seller, buyer, status }: Pick<MatchingRow, 'seller' | 'buyer' | 'status'>) => {
    if (status === 'ACCEPTED') await settlePeople(db, told, [seller, buyer]);
  };

  serve(app, contract.matchings, {
    list: async ({ query: { fair, box, live, role, day, sort, ...query }, user }) => {
      await settleDue(db, told, user.sub);
      const where: (SQL | undefined)[] = [
        isParty(user.sub),
        fair ? eq(matchings._fair, fair) : undefined,
        box ? eq(box === 'in' ? matchings.responder : matchings.requester, user.sub) : undefined,
        role ? eq(role === 'SELLER' ? matchings.seller : matchings.buyer, user.sub) : undefined,
        live && (live === 'true' ? inArray : notInArray)(matchings.status, ['REQUESTED', 'ACCEPTED']),
        day ? isOnDay(day) : undefined,
      ];
      const page = await answerList(db, matchings, {
        query: { ...query, sort },
        many: 'matchings',
        where: and(...where),
        order: [desc(matchings.updatedAt), desc(matchings._id)],
        show: (row) => row,
      });
      return { ...page, matchings: await asParty(db, page.matchings, user.sub) };
    },

    get: async ({ params, user }) => {
      await settleDue(db, told, user.sub);
      return { matching: await asOneParty(db, await findOwn(db, params.id, user.sub), user.sub) };
    },

    create: async ({ body, user, request: { headers } }) => {
      await settleDue(db, told, user.sub);
      const named = { key: keyOf(headers['idempotency-key']), caller: user.sub, route: 'matchings.create', body };
      return once(db, named, async (tx) => {
        const row = await request(tx, told, user.sub, body);
        return { answer: { matching: await asOneParty(tx, row, user.sub) }, target: row._id };
      });
    },

    update: async ({ params, body, user, request: { headers } }) => {
      await settleDue(db, told, user.sub);
      const named = {
        key: keyOf(headers['idempotency-key']),
        caller: user.sub,
        route: 'matchings.update',
        body: { id: params.id, ...body },
      };
      try {
        const { matching } = await once(db, named, async (tx) => {
          const row = await actions[body.action](await takeTurn(tx, told, params.id, user.sub), body);
          return { answer: { matching: await asOneParty(tx, row, user.sub) }, target: row._id };
        });
        await settleAround(matching);
        return { matching };
      } catch (cause) {
        // Whoever was too late finds the time struck when they look again (M6).
        if (cause instanceof Failure && raced.has(cause.code)) await settleOne(db, told, params.id);
        throw cause;
      }
    },

    withdraw: async ({ params, user }) => {
      await db.transaction(async (tx) => withdraw(await takeTurn(tx, told, params.id, user.sub)));
    },

    schedules: async ({ params, query, user }) => {
      const { fair, seller, buyer, partner } = query.fair
        ? await newPair(query.fair, user.sub, params.id)
        : await knownPair(params.id, user.sub);
      const can = await availabilityOf(db, fair, { seller, buyer });
      const requests = await requestsOn(db, partner);
      const [{ mode } = { mode: [] }] = await db
        .select({ mode: participations.mode })
        .from(participations)
        .where(and(eq(participations._fair, fair._id), eq(participations._user, buyer)));
      if (query.mode && !mode.includes(query.mode)) return { mode, schedules: [] };
      return { mode, schedules: can.free().map((slot) => ({ ...slot, requests: requests.get(slot.start) ?? 0 })) };
    },

    showAttendance: async ({ params, user }) => {
      const row = await findOwn(db, params.id, user.sub);
      if (!['ACCEPTED', 'COMPLETED', 'NO_SHOW'].includes(row.status)) fail('wrong_state');
      const { token, expiresAt } = await tokens.make(row._id, user.sub);
      const url = `${publicUrl}/matching/schedule?attend=${token}`;
      return { token, url, expiresAt, qr: qrOf(url) };
    },

    attend: async ({ body, user }) => {
      const shown = await tokens.read(body.token);
      const row = await db.transaction(async (tx) => {
        const turn = await takeTurn(tx, told, shown.matching, user.sub);
        // One’s own code says nothing about the other side.
        if (shown.user === user.sub) fail('forbidden');
        return attendBoth(turn);
      });
      return { matching: await asOneParty(db, row, user.sub) };
    },
  });

  const knownPair = async (id: string, user: string) => {
    const row = await findOwn(db, id, user);
    const fair = await findFair(db, row._fair);
    return { fair, seller: row.seller, buyer: row.buyer, partner: row.seller === user ? row.buyer : row.seller };
  };

  /** Before there is a matching: both must take part in the fair. */
  const newPair = async (fairId: string, user: string, other: string) => {
    const fair = await findFair(db, fairId);
    const own = await needParticipant(db, fairId, user);
    const partner = await needParticipant(db, fairId, other);
    if (own.participation.role === partner.participation.role) fail('not_participant');
    const [seller, buyer] = own.participation.role === 'SELLER' ? [user, other] : [other, user];
    return { fair, seller, buyer, partner: other };
  };
};

/** Meetings a calendar shows: those that are agreed, and those that were and are over. */
export const agreedOf = (db: Database, user: string) =>
  db
    .select()
    .from(matchings)
    .where(
      and(
        isParty(user),
        inArray(matchings.status, ['ACCEPTED', 'COMPLETED', 'NO_SHOW', 'CANCELLED']),
        isNotNull(matchings.start),
      ),
    )
    .orderBy(desc(matchings.start))
    .limit(500);
