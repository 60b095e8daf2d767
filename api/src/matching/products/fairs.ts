import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, languages } from 'shared/contract';
import { type User, users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { serve } from '../../platform/http/serve';
import { checkRuns } from '../fairs/clock';
import { findFair } from '../fairs/find';
import { needParticipant } from '../participations/find';
import { profileOf } from '../participations/profiles';
import { participations } from '../participations/table';
import { fairProducts, type ProductRow, products } from './table';

interface Joined {
  shown: typeof fairProducts.$inferSelect;
  product: ProductRow;
  user: User;
}

const present = ({ shown, product, user }: Joined) => ({ ...shown, product, company: profileOf(user) });

const named = (q: string) => {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ...languages.flatMap((language) => {
      const key = sql.raw(`'${language}'`);
      return [sql`${products.name} ->> ${key} ilike ${like}`, sql`${users.company} -> 'name' ->> ${key} ilike ${like}`];
    }),
  );
};

/** What the public sees: of approved sellers, published and with a picture. */
const isShown = and(
  eq(fairProducts.visible, true),
  eq(products.status, 'PUBLISHED'),
  sql`${products.thumb} is not null`,
  eq(participations.status, 'APPROVED'),
  eq(users.status, 'ACTIVE'),
);

const partOf = and(eq(participations._fair, fairProducts._fair), eq(participations._user, fairProducts._user));

export const serveFairProducts = (app: FastifyInstance, db: Database) => {
  const joined = () =>
    db
      .select({ shown: fairProducts, product: products, user: users, total: sql<number>`count(*) over ()::int` })
      .from(fairProducts)
      .innerJoin(products, eq(products._id, fairProducts._product))
      .innerJoin(users, eq(users._id, fairProducts._user))
      .innerJoin(participations, partOf);

  const findOwn = async (fair: string, product: string, user: string) => {
    const where = and(
      eq(fairProducts._fair, fair),
      eq(fairProducts._product, product),
      eq(fairProducts._user, user),
      isNull(products.deletedAt),
    );
    const [row] = await joined().where(where);
    return row ?? fail('not_found');
  };

  serve(app, contract.fairProducts, {
    list: async ({ params, query, user }) => {
      const fair = await findFair(db, params.id);
      const { page, limit, q, category, certificate, seller, mine, sort = 'order' } = query;
      const isMine = mine === 'true';
      if (isMine && !user) fail('unauthenticated');
      const direction = sort.startsWith('-') ? desc : asc;
      const column = sort.endsWith('name') ? sql`${products.name} ->> 'ko'` : fairProducts.order;
      const rows = await joined()
        .where(
          and(
            eq(fairProducts._fair, fair._id),
            isNull(products.deletedAt),
            isMine ? eq(fairProducts._user, user?.sub ?? '') : isShown,
            category ? eq(products.category, category) : undefined,
            certificate ? eq(products.certificate, certificate) : undefined,
            seller ? eq(fairProducts._user, seller) : undefined,
            q ? named(q) : undefined,
          ),
        )
        .orderBy(direction(column), asc(fairProducts._id))
        .limit(limit)
        .offset((page - 1) * limit);
      return { products: rows.map(present), total: rows[0]?.total ?? 0, page, limit };
    },

    create: async ({ params, body, user }) => {
      const fair = await findFair(db, params.id);
      checkRuns(fair);
      const { participation } = await needParticipant(db, fair._id, user.sub);
      if (participation.role !== 'SELLER') fail('not_participant');
      const own = and(eq(products._id, body._product), eq(products._user, user.sub), isNull(products.deletedAt));
      const [product] = await db.select().from(products).where(own);
      if (!product) fail('not_found');
      if (product.status !== 'PUBLISHED' || !product.thumb) failField('_product', 'invalid');
      const [row] = await db
        .insert(fairProducts)
        .values({ _fair: fair._id, _product: product._id, _user: user.sub, order: body.order ?? 0 })
        .onConflictDoNothing()
        .returning();
      if (!row) fail('taken', { errors: [{ field: '_product', code: 'taken' }] });
      return { product: present(await findOwn(fair._id, product._id, user.sub)) };
    },

    update: async ({ params, body: { version, ...body }, user }) => {
      const known = await findOwn(params.id, params.product, user.sub);
      const [row] = await db
        .update(fairProducts)
        .set({ ...body, version: version + 1, updatedAt: now() })
        .where(and(eq(fairProducts._id, known.shown._id), eq(fairProducts.version, version)))
        .returning();
      if (!row) await refuseStale(db, present(known), { ...known.shown, updatedBy: user.sub });
      return { product: present(await findOwn(params.id, params.product, user.sub)) };
    },

    remove: async ({ params, user }) => {
      const { shown } = await findOwn(params.id, params.product, user.sub);
      await db.delete(fairProducts).where(eq(fairProducts._id, shown._id));
    },
  });
};
