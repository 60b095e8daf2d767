import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { users } from '../../members/index';
import { requireRow } from '../../platform/database/rows';
import { HttpError, throwApiError } from '../../platform/http/errors';
import { runIdempotent } from '../../platform/http/idempotency';
import { listRecords } from '../../platform/http/list-records';
import { createQrCode } from '../../platform/http/qr-code';
import { serve } from '../../platform/http/serve';
import { buildPageUrl } from '../../platform/page-url';
import type { MatchingServices } from '../services';
import { actionHandlers } from './actions/action-handlers';
import { assertAttendanceOpen, confirmBothAttended } from './actions/attendance';
import { withdrawRequest } from './actions/decline-request';
import { createAttendanceTokens } from './attendance-tokens';
import { listCommonSlots } from './list-common-slots';
import { lockMatching } from './matching-context';
import { getPartner, isParty, listParties } from './parties';
import { findOwnMatching, isOnDay } from './queries';
import { expireDueRequests, refreshRequest, refreshRequestsOfUsers } from './refresh-requests';
import { requestMatching } from './request-matching';
import { toPartyMatching, toPartyMatchings } from './serialise';
import { activeStatuses, matchings } from './table';

const conflictCodes = new Set(['slot_taken', 'no_table']);

export const serveMatchings = (app: FastifyInstance, { db, keys, notifier, publicUrl }: MatchingServices) => {
  const tokens = createAttendanceTokens(keys);

  serve(app, contract.matchings, {
    list: async ({ query: { fair, box, live, role, day, ...query }, user }) => {
      await expireDueRequests(db, notifier, user.sub);
      const page = await listRecords(db, matchings, {
        query,
        many: 'matchings',
        where: and(
          isParty(user.sub),
          fair ? eq(matchings._fair, fair) : undefined,
          box ? eq(box === 'in' ? matchings.responder : matchings.requester, user.sub) : undefined,
          role ? eq(role === 'SELLER' ? matchings.seller : matchings.buyer, user.sub) : undefined,
          live && (live === 'true' ? inArray : notInArray)(matchings.status, activeStatuses),
          day ? isOnDay(day) : undefined,
        ),
        order: [desc(matchings.updatedAt), desc(matchings._id)],
      });
      return { ...page, matchings: await toPartyMatchings(db, page.matchings, user.sub) };
    },

    get: async ({ params, user }) => {
      await expireDueRequests(db, notifier, user.sub);
      return { matching: await toPartyMatching(db, await findOwnMatching(db, params.id, user.sub), user.sub) };
    },

    create: async ({ body, user, request: { headers } }) => {
      await expireDueRequests(db, notifier, user.sub);
      const named = { key: headers['idempotency-key']?.toString(), caller: user.sub, route: 'matchings.create', body };
      return runIdempotent(db, named, async (tx) => {
        const row = await requestMatching(tx, notifier, user.sub, body);
        return { answer: { matching: await toPartyMatching(tx, row, user.sub) }, target: row._id };
      });
    },

    update: async ({ params, body, user, request: { headers } }) => {
      await expireDueRequests(db, notifier, user.sub);
      const named = {
        key: headers['idempotency-key']?.toString(),
        caller: user.sub,
        route: 'matchings.update',
        body: { id: params.id, ...body },
      };
      try {
        const { matching } = await runIdempotent(db, named, async (tx) => {
          const row = await actionHandlers[body.action](await lockMatching(tx, notifier, params.id, user.sub), body);
          return { answer: { matching: await toPartyMatching(tx, row, user.sub) }, target: row._id };
        });
        // A booking can take candidate slots from the other open requests of both parties (M8).
        if (matching.status === 'ACCEPTED') await refreshRequestsOfUsers(db, notifier, listParties([matching]));
        return { matching };
      } catch (cause) {
        // A slot that was booked meanwhile is shown struck through on the next read (M6).
        if (cause instanceof HttpError && conflictCodes.has(cause.code)) await refreshRequest(db, notifier, params.id);
        throw cause;
      }
    },

    withdraw: async ({ params, user }) => {
      await db.transaction(async (tx) => withdrawRequest(await lockMatching(tx, notifier, params.id, user.sub)));
    },

    schedules: ({ params, query, user }) => listCommonSlots(db, user.sub, { ...query, id: params.id }),

    showAttendance: async ({ params, user }) => {
      const row = await findOwnMatching(db, params.id, user.sub);
      assertAttendanceOpen(row);
      const { token, expiresAt } = await tokens.create(row._id, user.sub);
      // The partner opens it.
      const { language } = await requireRow(db, users, eq(users._id, getPartner(row, user.sub)));
      const url = buildPageUrl(publicUrl, `/matching/schedule?attend=${token}`, language);
      return { token, url, expiresAt, qr: createQrCode(url) };
    },

    attend: async ({ body, user }) => {
      const code = await tokens.verify(body.token);
      const row = await db.transaction(async (tx) => {
        const context = await lockMatching(tx, notifier, code.matching, user.sub);
        // A party may not confirm with their own code.
        if (code.user === user.sub) throwApiError('forbidden');
        return confirmBothAttended(context);
      });
      return { matching: await toPartyMatching(db, row, user.sub) };
    },
  });
};
