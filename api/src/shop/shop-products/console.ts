import { and, arrayContains, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, countedProducts, type FileRef, shopImageCount } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write';
import { keepWithContent } from '../../platform/data-version';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { withImage, withoutImage } from '../../platform/files/place';
import { fail } from '../../platform/http/errors';
import { crudHandlers, refuseStale } from '../../platform/http/handlers';
import { answerList, conditionOf } from '../../platform/http/list';
import { hasWords, saysWords } from '../../platform/http/pieces';
import { type Caller, serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { readBranches } from '../categories/tree';
import { purchases } from '../purchases/table';
import { checkProduct, usualShipping } from './checks';
import { turningOf } from './price';
import { recordOf } from './show';
import { type ShopProductRow, shopProducts } from './table';

const resource = 'shopProducts';
const pictureSide = 1600;
const kept = isNull(shopProducts.deletedAt);

/** As the index of what is sold out says it. */
const soldOut = sql`(${shopProducts.status} = 'SOLDOUT' or ${shopProducts.stock} = 0
  or jsonb_path_exists(${shopProducts.options}, '$[*].stock ? (@ == 0)'))`;

/** Filters that are no columns. */
const beside = { label: true, soldOut: true } as const;
const withoutSale = { salePrice: null, saleFrom: null, saleTo: null };

const lock = async (tx: Database, id: string) => {
  const [row] = await tx
    .select()
    .from(shopProducts)
    .where(and(eq(shopProducts._id, id), kept))
    .for('update');
  return row ?? fail('not_found');
};

/** How many there are of a category, or of all; counted when they came and went. */
const knownTotal = async (db: Database, category: string | undefined) => {
  const rows = await readBranches(db);
  const counted = category === undefined ? rows : rows.filter(({ _id }) => _id === category);
  return counted.reduce((sum, { allCount }) => sum + allCount, 0);
};

/** Where nothing is asked but the category, the number is known; what is not sold out is the rest of what is. */
const countOf = async (db: Database, category: string | undefined, inStock: boolean) => {
  const known = await knownTotal(db, category);
  const inside = category === undefined ? undefined : eq(shopProducts._category, category);
  return inStock
    ? sql`${known}::int - (select count(*)::int from ${shopProducts} where ${and(kept, soldOut, inside)})`
    : sql`${known}::int`;
};

/** How many fit, up to one more than is told. */
const countTo = async (db: Database, condition: SQL | undefined) => {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from
    (select 1 from ${shopProducts} where ${condition} limit ${countedProducts + 1}) as found`);
  return rows[0]?.count ?? 0;
};

export const serveConsoleShopProducts = (app: FastifyInstance, { db, files }: { db: Database; files: Files }) => {
  const keep = keepWithContent<number>(app.dataVersion);

  /** Orders show the picture as it was; once there are some, it stays. */
  const release = async (tx: Database, { _id }: ShopProductRow, gone: FileRef | null) => {
    if (gone && (await tx.$count(purchases, eq(purchases._product, _id))) === 0) await files.release(tx, [gone._id]);
  };

  const change = async (
    tx: Database,
    before: ShopProductRow,
    values: { thumb: FileRef | null } | { images: FileRef[] },
    caller: Caller,
  ) => {
    const [after] = await tx
      .update(shopProducts)
      .set({ ...values, ...touched(shopProducts, caller) })
      .where(eq(shopProducts._id, before._id))
      .returning();
    if (!after) fail('internal');
    await writeAudit(tx, caller, { action: 'UPDATE', resource, target: before._id, before, after });
    return { shopProduct: recordOf(after) };
  };

  const { list, ...routes } = contract.console.shopProducts;
  serve(app, contract.console.shopProducts, {
    ...crudHandlers(db, { ...routes, list: { ...list, query: list.query.omit(beside) } }, shopProducts, {
      write: async (body, { tx, current }) => {
        const shipping = body.shipping ?? current?.shipping ?? (await usualShipping(tx));
        // The contract lets no product begin without the rest.
        const draft = { ...withoutSale, ...current, ...body, shipping } as ShopProductRow;
        await checkProduct(tx, draft);
        return { ...body, shipping, ...turningOf(draft) };
      },
      show: recordOf,
    }),

    list: async ({ query: { q = '', label, soldOut: wanted, ...query } }) => {
      const { page, limit, sort, _category, ...others } = query;
      const inStock = wanted === 'false';
      const filters = and(
        conditionOf(shopProducts, { page, limit, ...others }),
        label && arrayContains(shopProducts.labels, [label]),
        wanted === 'true' ? soldOut : undefined,
      );
      const inside = and(kept, _category === undefined ? undefined : eq(shopProducts._category, _category));
      const isPlain = !q && !filters;
      const asked = and(inside, filters, inStock ? sql`${soldOut} is not true` : undefined);
      const question = JSON.stringify([q, label, wanted, _category, others]);
      const count = () => countTo(db, and(asked, ...hasWords(shopProducts.search, q)));
      const counted = isPlain ? 0 : await keep(question, count);
      const more = counted > countedProducts;
      const list = await answerList(db, shopProducts, {
        query: { page, limit, sort },
        many: 'shopProducts',
        where: and(asked, ...(more ? saysWords : hasWords)(shopProducts.search, q)),
        count: isPlain ? await countOf(db, _category, inStock) : sql`${Math.min(counted, countedProducts)}::int`,
        show: recordOf,
      });
      return { ...list, more };
    },

    setThumb: ({ params, file, ...caller }) =>
      files.add(file, { kind: 'picture', side: pictureSide, user: caller.user }, async (tx, thumb) => {
        const before = await lock(tx, params.id);
        await files.attach(tx, thumb._id, { resource, id: before._id, slot: 'thumb' });
        await release(tx, before, before.thumb);
        return change(tx, before, { thumb }, caller);
      }),

    removeThumb: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lock(tx, params.id);
        await release(tx, before, before.thumb ?? fail('not_found'));
        await change(tx, before, { thumb: null }, caller);
      }),

    setImage: ({ params, file, ...caller }) =>
      files.add(file, { kind: 'picture', side: pictureSide, user: caller.user }, async (tx, image) => {
        const before = await lock(tx, params.id);
        const { images, gone } = withImage(before.images, params.index, image, shopImageCount);
        await files.attach(tx, image._id, { resource, id: before._id, slot: 'images' });
        await release(tx, before, gone);
        return change(tx, before, { images }, caller);
      }),

    removeImage: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lock(tx, params.id);
        const { images, gone } = withoutImage(before.images, params.index);
        await release(tx, before, gone);
        await change(tx, before, { images }, caller);
      }),

    reorder: ({ params, body, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lock(tx, params.id);
        if (before.version !== body.version) await refuseStale(tx, recordOf(before), before);
        const byId = new Map(before.images.map((image) => [image._id, image]));
        const images = [...new Set(body.images)].flatMap((id) => byId.get(id) ?? []);
        if (images.length !== before.images.length || images.length !== body.images.length) fail('order_mismatch');
        return change(tx, before, { images }, caller);
      }),
  });
};
