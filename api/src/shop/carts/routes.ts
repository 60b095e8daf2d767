import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type CartWish, cartLimit, contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { findShown } from '../shop-products/routes';
import { isChoice, leftOf } from '../shop-products/stock';
import { isSold, lineOf, linesOf, readProducts } from './lines';
import { mergeCart, wishOf } from './merge';
import { type CartRow, carts } from './table';

const own = (id: string, user: string) => and(eq(carts._id, id), eq(carts._user, user));

export const serveCarts = (app: FastifyInstance, db: Database) => {
  const find = async (tx: Database, id: string, user: string) => {
    const [row] = await tx.select().from(carts).where(own(id, user)).for('update');
    return row ?? fail('not_found');
  };

  const asOne = async (tx: Database, row: CartRow | undefined) => {
    const [cart] = row ? await linesOf(tx, [row]) : [];
    return { cart: cart ?? fail('not_found') };
  };

  /** What may be put into a cart, as it is now. */
  const checkWish = async (tx: Database, body: CartWish) => {
    const wish = wishOf(body);
    const product = await findShown(tx, wish._product);
    if (!isChoice(product, wish.optionKey)) failField('optionKey', 'invalid');
    if (wish.qty > product.maxQty || wish.qty < product.minQty) failField('qty', 'range');
    const left = leftOf(product, wish.optionKey);
    if (product.status === 'SOLDOUT' || left === 0) fail('sold_out', { answer: { lines: [{ ...wish, left: 0 }] } });
    return { wish, maxQty: product.maxQty };
  };

  serve(app, contract.carts, {
    list: async ({ query, user }) => {
      const where = eq(carts._user, user.sub);
      const page = await answerList(db, carts, { query, many: 'carts', where, show: (row) => row });
      return { ...page, carts: await linesOf(db, page.carts) };
    },

    get: ({ params, user }) => db.transaction(async (tx) => asOne(tx, await find(tx, params.id, user.sub))),

    create: ({ body, user }) =>
      db.transaction(async (tx) => {
        const { wish, maxQty } = await checkWish(tx, body);
        const others = await tx.$count(carts, eq(carts._user, user.sub));
        const [row] = await tx
          .insert(carts)
          .values({ ...wish, _user: user.sub })
          .onConflictDoUpdate({
            target: [carts._user, carts._product, carts.optionKey],
            set: {
              qty: sql`least(${carts.qty} + excluded.qty, ${maxQty})`,
              selected: sql`excluded.selected`,
              version: sql`${carts.version} + 1`,
              updatedAt: now(),
            },
          })
          .returning();
        if (row?.version === 0 && others >= cartLimit) fail('too_many', { values: { limit: cartLimit } });
        return asOne(tx, row);
      }),

    update: ({ params, body: { version, ...body }, user }) =>
      db.transaction(async (tx) => {
        const before = await find(tx, params.id, user.sub);
        const products = await readProducts(tx, [before._product]);
        const product = products.get(before._product);
        if (before.version !== version)
          await refuseStale(tx, lineOf(before, product), { ...before, updatedBy: user.sub });
        if (body.qty !== undefined && product && isSold(product) && body.qty > product.maxQty)
          failField('qty', 'range');
        const [row] = await tx
          .update(carts)
          .set({ ...body, version: version + 1, updatedAt: now() })
          .where(own(params.id, user.sub))
          .returning();
        return asOne(tx, row);
      }),

    remove: async ({ params, user }) => {
      const { rowCount } = await db.delete(carts).where(own(params.id, user.sub));
      if (rowCount === 0) fail('not_found');
    },

    merge: ({ body, user }) =>
      db.transaction(async (tx) => {
        await mergeCart(tx, user.sub, body.items);
        const newest = [desc(carts.createdAt), desc(carts._id)];
        const rows = await tx
          .select()
          .from(carts)
          .where(eq(carts._user, user.sub))
          .orderBy(...newest)
          .limit(cartLimit);
        return { carts: await linesOf(tx, rows) };
      }),

    preview: async ({ body }) => {
      const wishes = body.items.map(wishOf);
      const products = await readProducts(
        db,
        wishes.map(({ _product }) => _product),
      );
      // What was never shown to a visitor is told of by nothing.
      const shown = (id: string) => [products.get(id)].find((product) => product && isSold(product));
      return { lines: wishes.map((wish) => lineOf(wish, shown(wish._product))) };
    },
  });
};
