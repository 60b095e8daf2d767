import { eq, max } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { checkConsents, storeConsents, users } from '../../members/index';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { findAnyProgram, findProgram } from '../programs/queries';
import type { AuctionServices } from '../services';
import { findOwnPaddle, findPaddle } from './queries';
import { paddles } from './table';

/** The first number. Not 1, so that numbers do not reveal how few paddles there are. */
const firstNumber = 101;

export const servePaddles = (app: FastifyInstance, { db }: AuctionServices) => {
  const toAnswer = async (tx: Database, program: string, user: string) => ({
    paddle: await findOwnPaddle(tx, program, user),
    serverTime: now(),
  });

  serve(app, contract.paddles, {
    get: async ({ params, user }) => toAnswer(db, (await findProgram(db, params.id))._id, user.sub),

    create: async ({ params, body, user, ip, request }) => {
      const { _id } = await findProgram(db, params.id);
      return db.transaction(async (tx) => {
        // The lock on the programme makes numbers unique.
        const program = await findAnyProgram(tx, _id, 'update');
        if (await findPaddle(tx, program._id, user.sub)) return toAnswer(tx, program._id, user.sub);
        const member = await findRow(tx, users, eq(users._id, user.sub));
        if (member?.status !== 'ACTIVE') throwApiError('forbidden');
        await checkConsents(tx, { required: ['auction'], optional: [] }, body.consents);
        const [last] = await tx
          .select({ no: max(paddles.no) })
          .from(paddles)
          .where(eq(paddles._program, program._id));
        const decided = program.approval
          ? { status: 'APPLIED' as const }
          : { status: 'APPROVED' as const, decidedAt: now() };
        const no = (last?.no ?? firstNumber - 1) + 1;
        await tx.insert(paddles).values({ _program: program._id, _user: user.sub, no, ...decided });
        const ua = request.headers['user-agent'] ?? '';
        await storeConsents(tx, { _user: user.sub }, body.consents, { ip, ua });
        return toAnswer(tx, program._id, user.sub);
      });
    },
  });
};
