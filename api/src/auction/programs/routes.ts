import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { ownPaddle } from '../paddles/find';
import { filesOf } from '../works/files';
import { byTime, statusIs } from './clock';
import { findProgram, rulesOf } from './find';
import { programCards } from './show';
import { programs } from './table';

export const servePrograms = (app: FastifyInstance, db: Database) =>
  serve(app, contract.programs, {
    list: async ({ query: { status, ...query } }) => {
      const { programs: rows, ...page } = await answerList(db, programs, {
        query,
        many: 'programs',
        search: ['title', 'code'],
        where: and(eq(programs.published, true), isNull(programs.deletedAt), status && statusIs[status]),
        order: byTime,
        show: (row) => row,
      });
      return { programs: await programCards(db, rows), ...page, serverTime: now() };
    },

    get: async ({ params, user }) => {
      const row = await findProgram(db, params.id);
      const [card] = await programCards(db, [row]);
      const files = (await filesOf(db, { programs: [row._id] })).filter(({ kind }) => kind !== 'REPORT');
      const program = {
        ...(card ?? fail('not_found')),
        description: row.description,
        files,
        rules: rulesOf(row),
        paddle: await ownPaddle(db, row._id, user?.sub ?? null),
      };
      return { program, serverTime: now() };
    },
  });
