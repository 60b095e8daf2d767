import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, maxRequestImages } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { findRowsById, requireRow } from '../../platform/database/rows';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import { changeOrder, toLineMap } from '../orders/lifecycle/change-order';
import { performLineAction } from '../orders/lifecycle/line-actions';
import { lockOrderOfUser, type OrderWithLines } from '../orders/lifecycle/lock-order';
import { isRequested } from '../orders/lifecycle/status';
import { toBuyerPurchases } from '../orders/serialise';
import { orders } from '../orders/table';
import { encryptAccount } from '../refunds/refund-account';
import type { ShopServices } from '../services';
import { purchases } from './table';

const resource = 'purchases';
const pictureSide = 1600;

const isReviewable = (expected: boolean) => {
  const condition = and(
    inArray(purchases.status, ['DELIVERED', 'CONFIRMED']),
    isNotNull(purchases._product),
    sql`not exists (select 1 from reviews where reviews._purchase = ${purchases._id})`,
  );
  return expected ? condition : sql`not (${condition})`;
};

export const servePurchases = (app: FastifyInstance, { db, files, keys }: ShopServices) => {
  /** A line is locked by locking its order. */
  const lockLine = async (tx: Database, id: string, user: string) => {
    const { _order } = await requireRow(tx, purchases, and(eq(purchases._id, id), eq(purchases._user, user)));
    const locked = await lockOrderOfUser(tx, _order, user);
    return { locked, line: locked.lines.find(({ _id }) => _id === id) ?? throwApiError('not_found') };
  };

  const serialise = async (tx: Database, { order, lines }: OrderWithLines, id: string) => {
    const [purchase] = await toBuyerPurchases(
      tx,
      lines.filter(({ _id }) => _id === id).map((line) => ({ line, order })),
    );
    return { purchase: purchase ?? throwApiError('internal') };
  };

  serve(app, contract.purchases, {
    list: async ({ query: { reviewable, ...query }, user: { sub } }) => {
      const { purchases: rows, ...page } = await listRecords(db, purchases, {
        query,
        many: 'purchases',
        where: and(eq(purchases._user, sub), reviewable && isReviewable(reviewable === 'true')),
      });
      const ids = rows.map(({ _order }) => _order);
      const byId = await findRowsById(db, orders, ids);
      const lines = rows.map((line) => ({ line, order: byId.get(line._order) ?? throwApiError('internal') }));
      return { ...page, purchases: await toBuyerPurchases(db, lines) };
    },

    update: async ({ params, body: { action, reason, version, ...body }, user: { sub } }) => {
      const account = body.account && (await encryptAccount(keys, body.account));
      return db.transaction(async (tx) => {
        const { locked, line } = await lockLine(tx, params.id, sub);
        if (line.version !== version) throwStale((await serialise(tx, locked, line._id)).purchase, line);
        return serialise(tx, await performLineAction(tx, locked, line, { action, reason, account, by: sub }), line._id);
      });
    },

    setImage: ({ params, file, user }) =>
      files.storeWith(file, { kind: 'picture', side: pictureSide, user }, async (tx, image) => {
        const { locked, line } = await lockLine(tx, params.id, user.sub);
        const { request } = line;
        if (!request || request.decidedAt || !isRequested(line.status))
          throwApiError('wrong_state', { body: { status: line.status } });
        const index = /^\d{1,2}$/.test(params.index) ? Number(params.index) : throwApiError('not_found');
        if (index === maxRequestImages) throwApiError('too_many', { values: { limit: maxRequestImages } });
        if (index > request.images.length) throwFieldError('index', 'range');
        await files.attach(tx, image._id, { resource, id: line._id, slot: 'request' });
        const replaced = request.images[index];
        if (replaced) await files.release(tx, [replaced._id]);
        const images = request.images.toSpliced(index, 1, image);
        const after = await changeOrder(tx, locked, {
          lines: toLineMap([line], { request: { ...request, images } }),
          by: user.sub,
        });
        return serialise(tx, after, line._id);
      }),
  });
};
