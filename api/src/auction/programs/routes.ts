import { and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { now } from '../../platform/database/columns';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import { resolveId } from '../../platform/slugs/resolve-id';
import { findOwnPaddle } from '../paddles/queries';
import type { AuctionServices } from '../services';
import { findFiles } from '../works/files';
import { findProgram, isPublic } from './queries';
import { toProgramCards } from './serialise';
import { byTime, statusConditions } from './status';
import { programs } from './table';

export const servePrograms = (app: FastifyInstance, { db }: AuctionServices) =>
  serve(app, contract.programs, {
    list: async ({ query: { status, ...query } }) => {
      const { programs: rows, ...page } = await listRecords(db, programs, {
        query,
        many: 'programs',
        search: ['title', 'code'],
        where: and(isPublic, status && statusConditions[status]),
        order: byTime,
      });
      return { programs: await toProgramCards(db, rows), ...page, serverTime: now() };
    },

    get: async ({ params, user }) => {
      const row = await findProgram(db, await resolveId(db, programs, params.id));
      const [card] = await toProgramCards(db, [row]);
      const files = (await findFiles(db, { programs: [row._id] })).filter(({ kind }) => kind !== 'REPORT');
      const program = {
        ...(card ?? throwApiError('not_found')),
        description: row.description,
        files,
        rules: row,
        paddle: await findOwnPaddle(db, row._id, user?.sub ?? null),
      };
      return { program, serverTime: now() };
    },
  });
