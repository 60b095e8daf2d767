import { eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { crudHandlers } from '../../platform/http/crud-handlers';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import { paddles } from '../paddles/table';
import type { AuctionServices } from '../services';
import { works } from '../works/table';
import { findAnyProgram } from './queries';
import { assertNotRunning, scheduleLots } from './schedule-lots';
import { toConsolePrograms } from './serialise';
import { getAuctionSetting } from './setting';
import { type ProgramRow, programs } from './table';

const search = ['title', 'code'] as const;

/** Fields that may not change after the opening. */
const fixedFields = [
  ...(['openAt', 'closeAt', 'interval', 'window', 'extension', 'maxExtensions', 'vatRate'] as const),
  ...(['increments', 'premium', 'approval', 'published'] as const),
];

const isSame = (before: unknown, after: unknown) => JSON.stringify(before) === JSON.stringify(after);

const assertTimes = ({ previewFrom, previewTo, openAt, closeAt }: ProgramRow) => {
  if (closeAt <= openAt) throwFieldError('closeAt', 'period');
  if (previewFrom && previewTo && previewTo <= previewFrom) throwFieldError('previewTo', 'period');
};

const toAnswer = async (db: Database, id: string) => {
  const [program] = await toConsolePrograms(db, [await findAnyProgram(db, id)]);
  return { program: program ?? throwApiError('not_found'), serverTime: now() };
};

const noCounts = { works: 0, bids: 0, paddles: 0, waitingPaddles: 0 };

export const serveConsolePrograms = (app: FastifyInstance, { db }: AuctionServices) => {
  const base = crudHandlers(db, contract.console.programs, programs, {
    search,
    // Counts are added by the handlers below.
    show: (row) => ({ ...row, thumb: null, files: [], status: 'DRAFT', endsAt: row.closeAt, counts: noCounts }),
    write: async (body, { tx, current }) => {
      const { halls, ...usual } = await getAuctionSetting(tx);
      const { increments, premium, ...rest } = body;
      const values = {
        ...(current ? {} : usual),
        ...rest,
        // Increments and premium are copied from the setting once, so that later changes of it have no effect.
        ...(increments === undefined ? {} : { increments: increments ?? usual.increments }),
        ...(premium === undefined ? {} : { premium: premium ?? usual.premium }),
      };
      if (values.hall && !halls.some(({ code }) => code === values.hall)) throwFieldError('hall', 'invalid');
      const after = { ...(current as ProgramRow), ...values } as ProgramRow;
      assertTimes(after);
      if (current && fixedFields.some((key) => !isSame(current[key] ?? null, after[key] ?? null)))
        await assertNotRunning(tx, current);
      return values;
    },
    beforeRemove: async ({ _id }, tx) => {
      const lots = await tx.$count(works, eq(works._program, _id));
      const paddleCount = await tx.$count(paddles, eq(paddles._program, _id));
      if (lots + paddleCount > 0) throwApiError('in_use', { body: { works: lots, paddles: paddleCount } });
    },
    afterChange: async (tx, before, after) => {
      if (before && after) await scheduleLots(tx, after);
    },
  });

  serve(app, contract.console.programs, {
    list: async ({ query }) => {
      const { programs: rows, ...page } = await listRecords(db, programs, {
        query,
        many: 'programs',
        search,
        where: isNull(programs.deletedAt),
      });
      return { programs: await toConsolePrograms(db, rows), ...page, serverTime: now() };
    },
    get: ({ params }) => toAnswer(db, params.id),
    create: async (input) => toAnswer(db, (await base.create(input)).program._id),
    update: async (input) => toAnswer(db, (await base.update(input)).program._id),
    remove: base.remove,
  });
};
