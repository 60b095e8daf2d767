import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { resolveId } from '../../platform/slugs/resolve-id';
import { toPublicSlugs } from '../../platform/slugs/to-public-slugs';
import { localiseNationality } from '../authors/localise-nationality';
import { authors } from '../authors/table';
import { isLastBidVoid } from '../bids/bid-state';
import { findOwnPaddle } from '../paddles/queries';
import { findAnyProgram } from '../programs/queries';
import { toProgramCards } from '../programs/serialise';
import type { AuctionServices } from '../services';
import { getFacets } from './facets';
import { findFiles } from './files';
import { listWorks } from './list-works';
import { findWork } from './queries';
import { countWatchers, findResults, toWorkCards } from './serialise';
import { createLotStream } from './stream';
import { type WorkRow, works } from './table';

/** The previous and next visible lot of the programme by number. */
const findNeighbours = async (db: Database, { _program, lotNo }: WorkRow) => {
  const near = async (side: 'before' | 'after') => {
    const [row] = await db
      .select({ _id: works._id, slugs: works.slugs, lotNo: works.lotNo, title: works.title })
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
    return row ? { ...row, ...toPublicSlugs(row) } : null;
  };
  return { previous: await near('before'), next: await near('after') };
};

export const serveWorks = (app: FastifyInstance, services: AuctionServices) => {
  const { db } = services;
  const stream = createLotStream(app, services);

  serve(app, contract.works, {
    list: async ({ query, user }) => {
      const serverTime = now();
      return { ...(await listWorks(db, { query, user: user?.sub ?? null })), serverTime };
    },

    get: async ({ params, user }) => {
      const serverTime = now();
      const reader = user?.sub ?? null;
      const row = await findWork(db, await resolveId(db, works, params.id));
      const program = await findAnyProgram(db, row._program);
      const [[card], [programCard], [author]] = [
        await toWorkCards(db, [row], reader),
        await toProgramCards(db, [program]),
        await db.select().from(authors).where(eq(authors._id, row._author)),
      ];
      if (!card || !programCard || !author) return throwApiError('not_found');
      const work = {
        ...row,
        ...card,
        images: await findFiles(db, { works: [row._id] }),
        author: { ...author, nationality: localiseNationality(author.nationality) },
        program: { ...programCard, rules: program },
        paddle: await findOwnPaddle(db, program._id, reader),
        bidVoided: await isLastBidVoid(db, row._id, reader),
        watchers: await countWatchers(db, row),
        result: (await findResults(db, [row], reader)).get(row._id) ?? null,
        ...(await findNeighbours(db, row)),
      };
      return { work, serverTime };
    },

    facets: ({ query }) => getFacets(db, query),

    live: stream,
  });
};
