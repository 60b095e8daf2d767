import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type FairStatus } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { asSeen, findFair } from './find';
import { gridOf } from './grid';
import { fairs } from './table';

const at = sql`now()`;
const { sellerFrom, buyerFrom, requestFrom, endAt } = fairs;
const running = sql`${endAt} > ${at}`;

/** The status as a condition, by the same clock as the label. */
const statusIs: Record<FairStatus, SQL | undefined> = {
  EXPIRED: sql`${endAt} <= ${at}`,
  ONGOING: and(running, sql`${requestFrom} <= ${at}`),
  BUYER_APPLICATIONS: and(running, sql`${buyerFrom} <= ${at}`, sql`${requestFrom} > ${at}`),
  RECRUITING_SELLERS: and(running, sql`${sellerFrom} <= ${at}`, sql`${buyerFrom} > ${at}`, sql`${requestFrom} > ${at}`),
  UPCOMING: and(running, sql`least(${sellerFrom}, ${buyerFrom}, ${requestFrom}) > ${at}`),
};

/** Those that are not over first, the next one at the top; then the others, the latest at the top. */
const byTime = [
  sql`(${endAt} <= ${at})`,
  sql`case when ${endAt} > ${at} then ${fairs.startAt} end asc nulls last`,
  sql`${fairs.startAt} desc`,
  sql`${fairs._id}`,
];

export const serveFairs = (app: FastifyInstance, db: Database) =>
  serve(app, contract.fairs, {
    list: async ({ query: { status, ...query }, user }) => {
      const { fairs: rows, ...page } = await answerList(db, fairs, {
        query,
        many: 'fairs',
        search: ['title', 'summary'],
        where: and(eq(fairs.published, true), isNull(fairs.deletedAt), status && statusIs[status]),
        order: byTime,
        show: (row) => row,
      });
      return { fairs: await asSeen(db, rows, user?.sub ?? null), ...page };
    },

    get: async ({ params, user }) => {
      const row = await findFair(db, params.id);
      const [fair] = await asSeen(db, [row], user?.sub ?? null);
      if (!fair) throw new Error('A fair was lost on its way');
      return { fair: { ...row, ...fair, slots: gridOf(row) } };
    },
  });
