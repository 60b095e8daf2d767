import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type FileRef, maxReviewImages } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { removeImage, setImage } from '../../platform/files/image-list';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { insertRecord, updateRecord } from '../../platform/http/records';
import { type Caller, serve } from '../../platform/http/serve';
import { lockReviewablePurchase } from '../purchases/lock-reviewable-purchase';
import type { ShopServices } from '../services';
import { deleteReview } from './delete-review';
import { withReviewProducts } from './serialise';
import { type ReviewRow, reviews } from './table';

const resource = 'reviews';
const pictureSide = 1600;

/** A member's own reviews. */
export const serveReviews = (app: FastifyInstance, { db, files }: ShopServices) => {
  const lockOwnReview = (tx: Database, id: string, user: string) =>
    requireRow(tx, reviews, and(eq(reviews._id, id), eq(reviews._user, user)), 'update');

  const serialise = async (tx: Database, row: ReviewRow) => {
    const [review] = await withReviewProducts(tx, [row]);
    return { review: review ?? throwApiError('internal') };
  };

  const updateImages = async (tx: Database, { _id }: ReviewRow, images: FileRef[], caller: Caller) =>
    serialise(tx, await updateRecord(tx, reviews, _id, { images }, caller));

  serve(app, contract.reviews, {
    list: async ({ query, user }) => {
      const page = await listRecords(db, reviews, {
        query,
        many: 'reviews',
        search: ['content'],
        where: eq(reviews._user, user.sub),
      });
      return { ...page, reviews: await withReviewProducts(db, page.reviews) };
    },

    create: ({ body, user }) =>
      db.transaction(async (tx) => {
        const { _product } = await lockReviewablePurchase(tx, body._purchase, user.sub);
        return serialise(tx, await insertRecord(tx, reviews, { ...body, _product, _user: user.sub }, { user }));
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
