import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, maxInquiryImages } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import type { OwnsRecord } from '../../platform/files/file-owners';
import { setImage } from '../../platform/files/image-list';
import { stampUpdate } from '../../platform/http/crud-types';
import { throwApiError } from '../../platform/http/errors';
import { runIdempotent } from '../../platform/http/idempotency';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import type { ShopServices } from '../services';
import { findVisibleProduct } from '../shop-products/queries';
import { withProducts } from './serialise';
import { type InquiryRow, inquiries } from './table';

const resource = 'inquiries';
const pictureSide = 1600;
const memberLimit = { count: 20, windowS: 3600 };

export const isAnswered = (answered: 'true' | 'false' | undefined) =>
  answered && (answered === 'true' ? isNotNull(inquiries.answer) : isNull(inquiries.answer));

const isOwnedBy = (id: string, user: string) => and(eq(inquiries._id, id), eq(inquiries._user, user));

/** A member's own inquiries. */
export const serveInquiries = (app: FastifyInstance, { db, files }: ShopServices) => {
  /** Throws `not_found`, or `wrong_state` once the inquiry is answered. */
  const lockUnansweredInquiry = async (tx: Database, id: string, user: string) => {
    const [row] = await tx.select().from(inquiries).where(isOwnedBy(id, user)).for('update');
    if (!row) throwApiError('not_found');
    if (row.answer) throwApiError('wrong_state');
    return row;
  };

  const serialise = async (tx: Database, row: InquiryRow | undefined) => {
    const [inquiry] = row ? await withProducts(tx, [row]) : [];
    return { inquiry: inquiry ?? throwApiError('internal') };
  };

  serve(app, contract.inquiries, {
    list: async ({ query: { answered, ...query }, user }) => {
      const page = await listRecords(db, inquiries, {
        query,
        many: 'inquiries',
        search: ['subject', 'content'],
        where: and(eq(inquiries._user, user.sub), isAnswered(answered)),
        show: (row) => row,
      });
      return { ...page, inquiries: await withProducts(db, page.inquiries) };
    },

    create: ({ body, user, request: { headers } }) => {
      const key = headers['idempotency-key']?.toString();
      return runIdempotent(db, { key, caller: user.sub, route: 'inquiries.create', body }, async (tx) => {
        await throttle(tx, `inquiries:${user.sub}`, memberLimit);
        if (body._product) await findVisibleProduct(tx, body._product);
        const by = { _user: user.sub, createdBy: user.sub, updatedBy: user.sub };
        const [row] = await tx
          .insert(inquiries)
          .values({ ...body, ...by })
          .returning();
        const answer = await serialise(tx, row);
        return { answer, target: answer.inquiry._id };
      });
    },

    remove: ({ params, user }) =>
      db.transaction(async (tx) => {
        const { _id, images } = await lockUnansweredInquiry(tx, params.id, user.sub);
        await files.release(
          tx,
          images.map((image) => image._id),
        );
        await tx.delete(inquiries).where(eq(inquiries._id, _id));
      }),

    setImage: async ({ params, file, ...caller }) => {
      const { secret } = await db.transaction((tx) => lockUnansweredInquiry(tx, params.id, caller.user.sub));
      // Pictures of a secret inquiry are not served to everybody who has their address.
      const target = { kind: secret ? ('private' as const) : ('picture' as const), side: pictureSide };
      return files.storeWith(file, { ...target, user: caller.user }, async (tx, image) => {
        const before = await lockUnansweredInquiry(tx, params.id, caller.user.sub);
        const { images, removed } = setImage(before.images, params.index, image, maxInquiryImages);
        if (removed) await files.release(tx, [removed._id]);
        await files.attach(tx, image._id, { resource, id: before._id, slot: 'images' });
        const set = { images, ...stampUpdate(inquiries, caller) };
        const [row] = await tx.update(inquiries).set(set).where(eq(inquiries._id, before._id)).returning();
        return serialise(tx, row);
      });
    },
  });
};

/** Whether an inquiry, and with it its pictures, belongs to the caller. */
export const createOwnsInquiry =
  ({ db }: ShopServices): OwnsRecord =>
  async (id, { user }) =>
    user !== null && (await db.$count(inquiries, isOwnedBy(id, user.sub))) > 0;
