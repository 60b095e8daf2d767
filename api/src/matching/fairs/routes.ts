import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type FairCard, type FairStatus } from 'shared/contract';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import { resolveId } from '../../platform/slugs/resolve-id';
import type { MatchingServices } from '../services';
import { buildGrid } from './grid';
import { findFair } from './queries';
import { toFairCards } from './serialise';
import { fairs } from './table';

const at = sql`now()`;
const { sellerFrom, buyerFrom, requestFrom, endAt } = fairs;
const isRunning = sql`${endAt} > ${at}`;

/** The status as an SQL condition. */
const statusConditions: Record<FairStatus, SQL | undefined> = {
  EXPIRED: sql`${endAt} <= ${at}`,
  ONGOING: and(isRunning, sql`${requestFrom} <= ${at}`),
  BUYER_APPLICATIONS: and(isRunning, sql`${buyerFrom} <= ${at}`, sql`${requestFrom} > ${at}`),
  RECRUITING_SELLERS: and(
    isRunning,
    sql`${sellerFrom} <= ${at}`,
    sql`${buyerFrom} > ${at}`,
    sql`${requestFrom} > ${at}`,
  ),
  UPCOMING: and(isRunning, sql`least(${sellerFrom}, ${buyerFrom}, ${requestFrom}) > ${at}`),
};

/** Fairs that are not over first, the next one at the top; then the others, the latest at the top. */
const byTime = [
  sql`(${endAt} <= ${at})`,
  sql`case when ${endAt} > ${at} then ${fairs.startAt} end asc nulls last`,
  sql`${fairs.startAt} desc`,
  sql`${fairs._id}`,
];

export const serveFairs = (app: FastifyInstance, { db }: MatchingServices) =>
  serve(app, contract.fairs, {
    list: async ({ query: { status, ...query }, user }) => {
      const { fairs: rows, ...page } = await listRecords(db, fairs, {
        query,
        many: 'fairs',
        search: ['title', 'summary'],
        where: and(eq(fairs.published, true), isNull(fairs.deletedAt), status && statusConditions[status]),
        order: byTime,
      });
      return { fairs: await toFairCards(db, rows, user?.sub ?? null), ...page };
    },

    get: async ({ params, user }) => {
      const row = await findFair(db, await resolveId(db, fairs, params.id));
      const [card] = (await toFairCards(db, [row], user?.sub ?? null)) as [FairCard];
      return { fair: { ...row, ...card, slots: buildGrid(row) } };
    },
  });
