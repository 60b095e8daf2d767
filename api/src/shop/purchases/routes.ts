import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, requestImageCount } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { fail, failField } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { applyChange, each, lockOwn, type Whole } from '../orders/change';
import { act } from '../orders/requests';
import { showOwnLines } from '../orders/show';
import { isAsked } from '../orders/states';
import { orders } from '../orders/table';
import { type PurchaseRow, purchases } from './table';

const resource = 'purchases';
const pictureSide = 1600;

const unreviewed = (wanted: boolean) => {
  const is = and(
    inArray(purchases.status, ['DELIVERED', 'CONFIRMED']),
    isNotNull(purchases._product),
    sql`not exists (select 1 from reviews where reviews._purchase = ${purchases._id})`,
  );
  return wanted ? is : sql`not (${is})`;
};

export const servePurchases = (app: FastifyInstance, { db, files }: { db: Database; files: Files }) => {
  /** Lines are changed under the lock of their order. */
  const lockLine = async (tx: Database, id: string, user: string): Promise<{ whole: Whole; line: PurchaseRow }> => {
    const [known] = await tx
      .select({ _order: purchases._order })
      .from(purchases)
      .where(and(eq(purchases._id, id), eq(purchases._user, user)));
    const whole = await lockOwn(tx, known?._order ?? fail('not_found'), user);
    return { whole, line: whole.lines.find(({ _id }) => _id === id) ?? fail('not_found') };
  };

  const shown = async (tx: Database, { order, lines }: Whole, id: string) => {
    const [purchase] = await showOwnLines(
      tx,
      lines.filter(({ _id }) => _id === id).map((line) => ({ line, order })),
    );
    return { purchase: purchase ?? fail('internal') };
  };

  serve(app, contract.purchases, {
    list: async ({ query: { reviewable, ...query }, user: { sub } }) => {
      const { purchases: rows, ...page } = await answerList(db, purchases, {
        query,
        many: 'purchases',
        where: and(eq(purchases._user, sub), reviewable && unreviewed(reviewable === 'true')),
        show: (row) => row,
      });
      const ids = [...new Set(rows.map(({ _order }) => _order))];
      const known = ids.length ? await db.select().from(orders).where(inArray(orders._id, ids)) : [];
      const byId = new Map(known.map((order) => [order._id, order]));
      const lines = rows.map((line) => ({ line, order: byId.get(line._order) ?? fail('internal') }));
      return { ...page, purchases: await showOwnLines(db, lines) };
    },

    update: ({ params, body: { action, reason, version }, user: { sub } }) =>
      db.transaction(async (tx) => {
        const { whole, line } = await lockLine(tx, params.id, sub);
        if (line.version !== version) await refuseStale(tx, (await shown(tx, whole, line._id)).purchase, line);
        return shown(tx, await act(tx, whole, line, { action, reason, by: sub }), line._id);
      }),

    setImage: ({ params, file, user }) =>
      files.add(file, { kind: 'picture', side: pictureSide, user }, async (tx, image) => {
        const { whole, line } = await lockLine(tx, params.id, user.sub);
        const { request } = line;
        if (!request || request.decidedAt || !isAsked(line.status))
          fail('wrong_state', { answer: { status: line.status } });
        const index = /^\d{1,2}$/.test(params.index) ? Number(params.index) : fail('not_found');
        if (index === requestImageCount) fail('too_many', { values: { limit: requestImageCount } });
        if (index > request.images.length) failField('index', 'range');
        await files.attach(tx, image._id, { resource, id: line._id, slot: 'request' });
        const gone = request.images[index];
        if (gone) await files.release(tx, [gone._id]);
        const images = request.images.toSpliced(index, 1, image);
        const after = await applyChange(tx, whole, {
          lines: each([line], { request: { ...request, images } }),
          by: user.sub,
        });
        return shown(tx, after, line._id);
      }),
  });
};
