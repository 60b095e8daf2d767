import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, inquiryImageCount } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { withImage } from '../../platform/files/place';
import { fail } from '../../platform/http/errors';
import { once } from '../../platform/http/idempotency';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { throttle } from '../../platform/http/throttles';
import { findShown } from '../shop-products/routes';
import { withProducts } from './show';
import { type InquiryRow, inquiries } from './table';

const resource = 'inquiries';
const pictureSide = 1600;
const perMember = { count: 20, windowS: 3600 };

export const isAnswered = (answered: 'true' | 'false' | undefined) =>
  answered && (answered === 'true' ? isNotNull(inquiries.answer) : isNull(inquiries.answer));

/** What a member does with their own. */
export const serveInquiries = (app: FastifyInstance, { db, files }: { db: Database; files: Files }) => {
  const own = (id: string, user: string) => and(eq(inquiries._id, id), eq(inquiries._user, user));

  /** Locks a question of the member's own that nobody has answered. */
  const lockOpen = async (tx: Database, id: string, user: string) => {
    const [row] = await tx.select().from(inquiries).where(own(id, user)).for('update');
    if (!row) fail('not_found');
    if (row.answer) fail('wrong_state');
    return row;
  };

  const asOne = async (tx: Database, row: InquiryRow | undefined) => {
    const [inquiry] = row ? await withProducts(tx, [row]) : [];
    return { inquiry: inquiry ?? fail('internal') };
  };

  serve(app, contract.inquiries, {
    list: async ({ query: { answered, ...query }, user }) => {
      const page = await answerList(db, inquiries, {
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
      return once(db, { key, caller: user.sub, route: 'inquiries.create', body }, async (tx) => {
        await throttle(tx, `inquiries:${user.sub}`, perMember);
        if (body._product) await findShown(tx, body._product);
        const by = { _user: user.sub, createdBy: user.sub, updatedBy: user.sub };
        const [row] = await tx
          .insert(inquiries)
          .values({ ...body, ...by })
          .returning();
        const answer = await asOne(tx, row);
        return { answer, target: answer.inquiry._id };
      });
    },

    remove: ({ params, user }) =>
      db.transaction(async (tx) => {
        const { _id, images } = await lockOpen(tx, params.id, user.sub);
        await files.release(
          tx,
          images.map((image) => image._id),
        );
        await tx.delete(inquiries).where(eq(inquiries._id, _id));
      }),

    setImage: async ({ params, file, ...caller }) => {
      const { secret } = await db.transaction((tx) => lockOpen(tx, params.id, caller.user.sub));
      // What only two may read is not kept where everybody who has the address may.
      const keep = { kind: secret ? ('private' as const) : ('picture' as const), side: pictureSide };
      return files.add(file, { ...keep, user: caller.user }, async (tx, image) => {
        const before = await lockOpen(tx, params.id, caller.user.sub);
        const { images, gone } = withImage(before.images, params.index, image, inquiryImageCount);
        if (gone) await files.release(tx, [gone._id]);
        await files.attach(tx, image._id, { resource, id: before._id, slot: 'images' });
        const set = { images, ...touched(inquiries, caller) };
        const [row] = await tx.update(inquiries).set(set).where(eq(inquiries._id, before._id)).returning();
        return asOne(tx, row);
      });
    },
  });

  return {
    /** Whether a question, and so its pictures, is the caller's. */
    isOwn: async (id: string, { user }: { user: { sub: string } | null }) =>
      user !== null && (await db.$count(inquiries, own(id, user.sub))) > 0,
  };
};
