import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Connection, Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { authors } from '../authors/table';
import { ownPaddle } from '../paddles/find';
import { findAnyProgram, rulesOf } from '../programs/find';
import { programCards } from '../programs/show';
import { facetsOf } from './facets';
import { filesOf } from './files';
import { findWork } from './find';
import { listWorks } from './list';
import { resultsFor, watching, workCards } from './show';
import { openStream } from './stream';
import { type WorkRow, works } from './table';

/** The lots beside one in the programme, by number. */
const neighboursOf = async (db: Database, { _program, lotNo }: WorkRow) => {
  const near = (side: 'before' | 'after') =>
    db
      .select({ _id: works._id, lotNo: works.lotNo, title: works.title })
      .from(works)
      .where(
        and(
          eq(works._program, _program),
          works.visible,
          side === 'before' ? lt(works.lotNo, lotNo) : gt(works.lotNo, lotNo),
        ),
      )
      .orderBy(side === 'before' ? desc(works.lotNo) : asc(works.lotNo))
      .limit(1);
  const [[previous], [next]] = [await near('before'), await near('after')];
  return { previous: previous ?? null, next: next ?? null };
};

export const serveWorks = (app: FastifyInstance, db: Connection['db']) => {
  const stream = openStream(app, db);

  serve(app, contract.works, {
    list: async ({ query, user }) => ({
      ...(await listWorks(db, { query, user: user?.sub ?? null })),
      serverTime: now(),
    }),

    get: async ({ params, user }) => {
      const reader = user?.sub ?? null;
      const row = await findWork(db, params.id);
      const program = await findAnyProgram(db, row._program);
      const [[card], [programCard], [author]] = [
        await workCards(db, [row], reader),
        await programCards(db, [program]),
        await db.select().from(authors).where(eq(authors._id, row._author)),
      ];
      if (!card || !programCard || !author) return fail('not_found');
      const work = {
        ...row,
        ...card,
        images: await filesOf(db, { works: [row._id] }),
        author,
        program: { ...programCard, rules: rulesOf(program) },
        paddle: await ownPaddle(db, program._id, reader),
        watchers: await watching(db, row),
        result: (await resultsFor(db, [row], reader)).get(row._id) ?? null,
        ...(await neighboursOf(db, row)),
      };
      return { work, serverTime: now() };
    },

    facets: ({ query }) => facetsOf(db, query),

    live: stream,
  });
};
