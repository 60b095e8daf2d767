import { eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { crudHandlers } from '../../platform/http/handlers';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { paddles } from '../paddles/table';
import { works } from '../works/table';
import { findAnyProgram } from './find';
import { refuseOnceRunning, settleLots } from './rank';
import { auctionSetting } from './setting';
import { wholePrograms } from './show';
import { type ProgramRow, programs } from './table';

const search = ['title', 'code'] as const;

/** What bidders rely on from the opening on. */
const fixed = [
  ...(['openAt', 'closeAt', 'interval', 'window', 'extension', 'maxExtensions', 'vatRate'] as const),
  ...(['increments', 'premium', 'approval', 'published'] as const),
];

const isSame = (before: unknown, after: unknown) => JSON.stringify(before) === JSON.stringify(after);

const checkTimes = ({ previewFrom, previewTo, openAt, closeAt }: ProgramRow) => {
  if (closeAt <= openAt) failField('closeAt', 'period');
  if (previewFrom && previewTo && previewTo <= previewFrom) failField('previewTo', 'period');
};

const whole = async (db: Database, id: string) => {
  const [program] = await wholePrograms(db, [await findAnyProgram(db, id)]);
  return { program: program ?? fail('not_found'), serverTime: now() };
};

const empty = { works: 0, bids: 0, paddles: 0, waitingPaddles: 0 };

export const serveConsolePrograms = (app: FastifyInstance, db: Database) => {
  const base = crudHandlers(db, contract.console.programs, programs, {
    search,
    // The handlers below count; what a programme is made of stands here.
    show: (row) => ({ ...row, thumb: null, files: [], status: 'DRAFT', endsAt: row.closeAt, counts: empty }),
    write: async (body, { tx, current }) => {
      const { halls, ...usual } = await auctionSetting(tx);
      const { increments, premium, ...rest } = body;
      const values = {
        ...(current ? {} : usual),
        ...rest,
        // A programme keeps the steps that it began with, whatever becomes of the setting.
        ...(increments === undefined ? {} : { increments: increments ?? usual.increments }),
        ...(premium === undefined ? {} : { premium: premium ?? usual.premium }),
      };
      if (values.hall && !halls.some(({ code }) => code === values.hall)) failField('hall', 'invalid');
      const after = { ...(current as ProgramRow), ...values } as ProgramRow;
      checkTimes(after);
      if (current && fixed.some((key) => !isSame(current[key] ?? null, after[key] ?? null)))
        await refuseOnceRunning(tx, current);
      return values;
    },
    beforeRemove: async ({ _id }, tx) => {
      const lots = await tx.$count(works, eq(works._program, _id));
      const held = await tx.$count(paddles, eq(paddles._program, _id));
      if (lots + held > 0) fail('in_use', { answer: { works: lots, paddles: held } });
    },
    afterChange: async (tx, before, after) => {
      if (before && after) await settleLots(tx, after);
    },
  });

  serve(app, contract.console.programs, {
    list: async ({ query }) => {
      const { programs: rows, ...page } = await answerList(db, programs, {
        query,
        many: 'programs',
        search,
        where: isNull(programs.deletedAt),
        show: (row) => row,
      });
      return { programs: await wholePrograms(db, rows), ...page, serverTime: now() };
    },
    get: ({ params }) => whole(db, params.id),
    create: async (input) => whole(db, (await base.create(input)).program._id),
    update: async (input) => whole(db, (await base.update(input)).program._id),
    remove: base.remove,
  });
};
