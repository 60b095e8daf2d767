import { eq, max } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { checkConsents, storeConsents } from '../../firm/forms/consents';
import { users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { findAnyProgram, findProgram } from '../programs/find';
import { findPaddle, ownPaddle } from './find';
import { paddles } from './table';

/** The first number; small ones would tell how few there are. */
const firstNo = 101;

export const servePaddles = (app: FastifyInstance, db: Database) => {
  const answer = async (tx: Database, program: string, user: string) => ({
    paddle: await ownPaddle(tx, program, user),
    serverTime: now(),
  });

  serve(app, contract.paddles, {
    get: async ({ params, user }) => answer(db, (await findProgram(db, params.id))._id, user.sub),

    create: async ({ params, body, user, ip, request }) => {
      const { _id } = await findProgram(db, params.id);
      return db.transaction(async (tx) => {
        // Numbers are given out one at a time.
        const program = await findAnyProgram(tx, _id, true);
        if (await findPaddle(tx, program._id, user.sub)) return answer(tx, program._id, user.sub);
        const [member] = await tx.select({ status: users.status }).from(users).where(eq(users._id, user.sub));
        if (member?.status !== 'ACTIVE') fail('forbidden');
        await checkConsents(tx, { required: ['auction'], optional: [] }, body.consents);
        const [last] = await tx
          .select({ no: max(paddles.no) })
          .from(paddles)
          .where(eq(paddles._program, program._id));
        const decided = program.approval
          ? { status: 'APPLIED' as const }
          : { status: 'APPROVED' as const, decidedAt: now() };
        const no = (last?.no ?? firstNo - 1) + 1;
        await tx.insert(paddles).values({ _program: program._id, _user: user.sub, no, ...decided });
        const ua = request.headers['user-agent'] ?? '';
        await storeConsents(tx, { _user: user.sub }, body.consents, { ip, ua });
        return answer(tx, program._id, user.sub);
      });
    },
  });
};
