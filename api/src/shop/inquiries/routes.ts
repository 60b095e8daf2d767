import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, maxInquiryImages } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import type { OwnsRecord } from '../../platform/files/file-owners';
import { setImage } from '../../platform/files/image-list';
import { throwApiError } from '../../platform/http/errors';
import { runIdempotent } from '../../platform/http/idempotency';
import { listRecords } from '../../platform/http/list-records';
import { insertRecord, updateRecord } from '../../platform/http/records';
import { serve } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import type { ShopServices } from '../services';
import { findVisibleProduct, withProducts } from '../shop-products/queries';
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
    const row = await requireRow(tx, inquiries, isOwnedBy(id, user), 'update');
    if (row.answer) throwApiError('wrong_state');
    return row;
  };

  const serialise = async (tx: Database, row: InquiryRow) => {
    const [inquiry] = await withProducts(tx, [row], null);
    return { inquiry: inquiry ?? throwApiError('internal') };
  };

  serve(app, contract.inquiries, {
    list: async ({ query: { answered, ...query }, user }) => {
      const page = await listRecords(db, inquiries, {
        query,
        many: 'inquiries',
        search: ['subject', 'content'],
        where: and(eq(inquiries._user, user.sub), isAnswered(answered)),
      });
      return { ...page, inquiries: await withProducts(db, page.inquiries, null) };
    },

    create: ({ body, user, request: { headers } }) => {
      const key = headers['idempotency-key']?.toString();
      return runIdempotent(db, { key, caller: user.sub, route: 'inquiries.create', body }, async (tx) => {
        await throttle(tx, `inquiries:${user.sub}`, memberLimit);
        if (body._product) await findVisibleProduct(tx, body._product);
        const row = await insertRecord(tx, inquiries, { ...body, _user: user.sub }, { user });
        return { answer: await serialise(tx, row), target: row._id };
      });
    },

    remove: ({ params, user }) =>
      db.transaction(async (tx) => {
        const { _id, images } = await lockUnansweredInquiry(tx, params.id, user.sub);
        const imageIds = images.map((image) => image._id);
        await files.release(tx, imageIds);
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
        return serialise(tx, await updateRecord(tx, inquiries, before._id, { images }, caller));
      });
    },
  });
};

/** Whether an inquiry, and with it its pictures, belongs to the caller. */
export const createOwnsInquiry =
  ({ db }: ShopServices): OwnsRecord =>
  async (id, { user }) =>
    user !== null && (await db.$count(inquiries, isOwnedBy(id, user.sub))) > 0;
