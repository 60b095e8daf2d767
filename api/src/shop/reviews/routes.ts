import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type FileRef, reviewImageCount } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { withImage, withoutImage } from '../../platform/files/place';
import { fail } from '../../platform/http/errors';
import { answerList } from '../../platform/http/list';
import { type Caller, serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { lockReviewable } from '../purchases/reviewable';
import { erase } from './erase';
import { withProducts } from './show';
import { type ReviewRow, reviews } from './table';

const resource = 'reviews';
const pictureSide = 1600;

/** What a member does with their own. */
export const serveReviews = (app: FastifyInstance, { db, files }: { db: Database; files: Files }) => {
  const lockOwn = async (tx: Database, id: string, user: string) => {
    const [row] = await tx
      .select()
      .from(reviews)
      .where(and(eq(reviews._id, id), eq(reviews._user, user)))
      .for('update');
    return row ?? fail('not_found');
  };

  const asOne = async (tx: Database, row: ReviewRow | undefined) => {
    const [review] = row ? await withProducts(tx, [row]) : [];
    return { review: review ?? fail('internal') };
  };

  const setImages = async (tx: Database, { _id }: ReviewRow, images: FileRef[], caller: Caller) => {
    const set = { images, ...touched(reviews, caller) };
    const [row] = await tx.update(reviews).set(set).where(eq(reviews._id, _id)).returning();
    return asOne(tx, row);
  };

  serve(app, contract.reviews, {
    list: async ({ query, user }) => {
      const where = eq(reviews._user, user.sub);
      const page = await answerList(db, reviews, {
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
        const { _product } = await lockReviewable(tx, { purchase: body._purchase, user: user.sub });
        const by = { _user: user.sub, createdBy: user.sub, updatedBy: user.sub };
        const [row] = await tx
          .insert(reviews)
          .values({ ...body, _product, ...by })
          .returning();
        return asOne(tx, row);
      }),

    remove: ({ params, user }) =>
      db.transaction(async (tx) => erase(tx, files, await lockOwn(tx, params.id, user.sub))),

    setImage: ({ params, file, ...caller }) =>
      files.add(file, { kind: 'picture', side: pictureSide, user: caller.user }, async (tx, image) => {
        const before = await lockOwn(tx, params.id, caller.user.sub);
        const { images, gone } = withImage(before.images, params.index, image, reviewImageCount);
        if (gone) await files.release(tx, [gone._id]);
        await files.attach(tx, image._id, { resource, id: before._id, slot: 'images' });
        return setImages(tx, before, images, caller);
      }),

    removeImage: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockOwn(tx, params.id, caller.user.sub);
        const { images, gone } = withoutImage(before.images, params.index);
        await files.release(tx, [gone._id]);
        await setImages(tx, before, images, caller);
      }),
  });
};
