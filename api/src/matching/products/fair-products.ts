import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, languages } from 'shared/contract';
import { type User, users } from '../../members/index';
import { now } from '../../platform/database/columns';
import { toLikePattern } from '../../platform/database/ngrams';
import { insertRowIfNew } from '../../platform/database/rows';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { findFair } from '../fairs/queries';
import { assertNotOver } from '../fairs/status';
import { toCompanyProfile } from '../participations/profiles';
import { requireParticipant } from '../participations/queries';
import { participations } from '../participations/table';
import type { MatchingServices } from '../services';
import { findOwnProduct, isShown, matchesProductName } from './queries';
import { fairProducts, type ProductRow, products } from './table';

interface JoinedRow {
  entry: typeof fairProducts.$inferSelect;
  product: ProductRow;
  user: User;
}

const toPublicFairProduct = ({ entry, product, user }: JoinedRow) => ({
  ...entry,
  product,
  company: toCompanyProfile(user),
});

/** Condition: the product or its company has this name. */
const matchesName = (q: string) =>
  or(
    matchesProductName(q),
    ...languages.map((language) => sql`${users.company} -> 'name' ->> ${language}::text ilike ${toLikePattern(q)}`),
  );

/** Condition: visible to the public. */
const isPublic = and(isShown, eq(participations.status, 'APPROVED'), eq(users.status, 'ACTIVE'));

const isOfSeller = and(eq(participations._fair, fairProducts._fair), eq(participations._user, fairProducts._user));

export const serveFairProducts = (app: FastifyInstance, { db }: MatchingServices) => {
  const selectJoined = () =>
    db
      .select({ entry: fairProducts, product: products, user: users, total: sql<number>`count(*) over ()::int` })
      .from(fairProducts)
      .innerJoin(products, eq(products._id, fairProducts._product))
      .innerJoin(users, eq(users._id, fairProducts._user))
      .innerJoin(participations, isOfSeller);

  const findOwnFairProduct = async (fair: string, product: string, user: string) => {
    const where = and(
      eq(fairProducts._fair, fair),
      eq(fairProducts._product, product),
      eq(fairProducts._user, user),
      isNull(products.deletedAt),
    );
    const [row] = await selectJoined().where(where);
    return row ?? throwApiError('not_found');
  };

  serve(app, contract.fairProducts, {
    list: async ({ params, query, user }) => {
      const fair = await findFair(db, params.id);
      const { page, limit, q, category, certificate, seller, mine, sort = 'order' } = query;
      const isMine = mine === 'true';
      if (isMine && !user) throwApiError('unauthenticated');
      const direction = sort.startsWith('-') ? desc : asc;
      const column = sort.endsWith('name') ? sql`${products.name} ->> 'ko'` : fairProducts.order;
      const rows = await selectJoined()
        .where(
          and(
            eq(fairProducts._fair, fair._id),
            isNull(products.deletedAt),
            isMine ? eq(fairProducts._user, user?.sub ?? '') : isPublic,
            category ? eq(products.category, category) : undefined,
            certificate ? eq(products.certificate, certificate) : undefined,
            seller ? eq(fairProducts._user, seller) : undefined,
            q ? matchesName(q) : undefined,
          ),
        )
        .orderBy(direction(column), asc(fairProducts._id))
        .limit(limit)
        .offset((page - 1) * limit);
      return { products: rows.map(toPublicFairProduct), total: rows[0]?.total ?? 0, page, limit };
    },

    create: async ({ params, body, user }) => {
      const fair = await findFair(db, params.id);
      assertNotOver(fair);
      const { participation } = await requireParticipant(db, fair._id, user.sub);
      if (participation.role !== 'SELLER') throwApiError('not_participant');
      const product = await findOwnProduct(db, body._product, user.sub);
      if (product.status !== 'PUBLISHED' || !product.thumb) throwFieldError('_product', 'invalid');
      const values = { _fair: fair._id, _product: product._id, _user: user.sub, order: body.order ?? 0 };
      if (!(await insertRowIfNew(db, fairProducts, values)))
        throwApiError('taken', { errors: [{ field: '_product', code: 'taken' }] });
      return { product: toPublicFairProduct(await findOwnFairProduct(fair._id, product._id, user.sub)) };
    },

    update: async ({ params, body: { version, ...body }, user }) => {
      const found = await findOwnFairProduct(params.id, params.product, user.sub);
      const [row] = await db
        .update(fairProducts)
        .set({ ...body, version: version + 1, updatedAt: now() })
        .where(and(eq(fairProducts._id, found.entry._id), eq(fairProducts.version, version)))
        .returning();
      if (!row) throwStale(toPublicFairProduct(found), { ...found.entry, updatedBy: user.sub });
      return { product: toPublicFairProduct(await findOwnFairProduct(params.id, params.product, user.sub)) };
    },

    remove: async ({ params, user }) => {
      const { entry } = await findOwnFairProduct(params.id, params.product, user.sub);
      await db.delete(fairProducts).where(eq(fairProducts._id, entry._id));
    },
  });
};
