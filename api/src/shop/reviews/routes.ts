import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type FileRef, maxReviewImages } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { removeImage, setImage } from '../../platform/files/image-list';
import { stampUpdate } from '../../platform/http/crud-types';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { type Caller, serve } from '../../platform/http/serve';
import { lockReviewablePurchase } from '../purchases/lock-reviewable-purchase';
import type { ShopServices } from '../services';
import { deleteReview } from './delete-review';
import { withProducts } from './serialise';
import { type ReviewRow, reviews } from './table';

const resource = 'reviews';
const pictureSide = 1600;

/** A member's own reviews. */
export const serveReviews = (app: FastifyInstance, { db, files }: ShopServices) => {
  const lockOwnReview = async (tx: Database, id: string, user: string) => {
    const [row] = await tx
      .select()
      .from(reviews)
      .where(and(eq(reviews._id, id), eq(reviews._user, user)))
      .for('update');
    return row ?? throwApiError('not_found');
  };

  const serialise = async (tx: Database, row: ReviewRow | undefined) => {
    const [review] = row ? await withProducts(tx, [row]) : [];
    return { review: review ?? throwApiError('internal') };
  };

  const updateImages = async (tx: Database, { _id }: ReviewRow, images: FileRef[], caller: Caller) => {
    const set = { images, ...stampUpdate(reviews, caller) };
    const [row] = await tx.update(reviews).set(set).where(eq(reviews._id, _id)).returning();
    return serialise(tx, row);
  };

  serve(app, contract.reviews, {
    list: async ({ query, user }) => {
      const where = eq(reviews._user, user.sub);
      const page = await listRecords(db, reviews, {
        query,
        many: 'reviews',
        search: ['content'],
        where,
        show: (row) => row,
      });
      return { ...page, reviews: await withProducts(db, page.reviews) };
    },

    create: ({ body, user }) =>
      db.transaction(async (tx) => {
        const { _product } = await lockReviewablePurchase(tx, { purchase: body._purchase, user: user.sub });
        const by = { _user: user.sub, createdBy: user.sub, updatedBy: user.sub };
        const [row] = await tx
          .insert(reviews)
          .values({ ...body, _product, ...by })
          .returning();
        return serialise(tx, row);
      }),

    remove: ({ params, user }) =>
      db.transaction(async (tx) => deleteReview(tx, files, await lockOwnReview(tx, params.id, user.sub))),

    setImage: ({ params, file, ...caller }) =>
      files.storeWith(file, { kind: 'picture', side: pictureSide, user: caller.user }, async (tx, image) => {
        const before = await lockOwnReview(tx, params.id, caller.user.sub);
        const { images, removed } = setImage(before.images, params.index, image, maxReviewImages);
        if (removed) await files.release(tx, [removed._id]);
        await files.attach(tx, image._id, { resource, id: before._id, slot: 'images' });
        return updateImages(tx, before, images, caller);
      }),

    removeImage: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockOwnReview(tx, params.id, caller.user.sub);
        const { images, removed } = removeImage(before.images, params.index);
        await files.release(tx, [removed._id]);
        await updateImages(tx, before, images, caller);
      }),
  });
};
