import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type ThreadMessage } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { once } from '../../platform/http/idempotency';
import { serve } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import { publish } from '../../platform/live/publish';
import { fairs } from '../fairs/table';
import type { MatchingRow } from '../matchings/table';
import type { Told } from '../matchings/told';
import { findOwn } from '../matchings/turn';
import { mask } from './mask';
import { threadMessages } from './table';

const perMinute = { count: 20, windowS: 60 };
type Row = typeof threadMessages.$inferSelect;

/** Contact data is shown from the acceptance on, also what was written before it (M22). */
const isOpen = ({ status }: MatchingRow) => status === 'ACCEPTED' || status === 'COMPLETED';

const present = ({ _user, _matching: _, ...row }: Row, matching: MatchingRow, reader: string): ThreadMessage => {
  const text = isOpen(matching) ? row.text : mask(row.text);
  return { ...row, mine: _user === reader, text, masked: text !== row.text };
};

export const serveThreads = (app: FastifyInstance, { db, told }: { db: Database; told: Told }) =>
  serve(app, contract.threads, {
    list: async ({ params, query: { page, limit }, user }) => {
      const matching = await findOwn(db, params.id, user.sub);
      const thread = eq(threadMessages._matching, matching._id);
      const rows = await db
        .select()
        .from(threadMessages)
        .where(thread)
        .orderBy(desc(threadMessages.at), desc(threadMessages._id))
        .limit(limit)
        .offset((page - 1) * limit);
      const unread = and(thread, ne(threadMessages._user, user.sub), isNull(threadMessages.readAt));
      const read = await db.update(threadMessages).set({ readAt: now() }).where(unread).returning();
      if (read.length > 0) {
        const users = [matching.seller, matching.buyer];
        await publish(db, { type: 'message', users, data: { _matching: matching._id } });
      }
      const total = await db.$count(threadMessages, thread);
      return { messages: rows.map((row) => present(row, matching, user.sub)), total, page, limit };
    },

    create: async ({ params, body, user, request: { headers } }) => {
      const named = {
        key: headers['idempotency-key']?.toString(),
        caller: user.sub,
        route: 'threads.create',
        body: { id: params.id, ...body },
      };
      return once(db, named, async (tx) => {
        const matching = await findOwn(tx, params.id, user.sub);
        if (!['REQUESTED', 'ACCEPTED', 'COMPLETED'].includes(matching.status)) fail('wrong_state');
        await throttle(tx, `thread:${user.sub}`, perMinute);
        const [row] = await tx
          .insert(threadMessages)
          .values({ _matching: matching._id, _user: user.sub, text: body.text })
          .returning();
        const [fair] = await tx.select().from(fairs).where(eq(fairs._id, matching._fair));
        if (!row || !fair) fail('internal');
        const partner = matching.seller === user.sub ? matching.buyer : matching.seller;
        await publish(tx, { type: 'message', users: [partner, user.sub], data: { _matching: matching._id } });
        const waiting = and(
          eq(threadMessages._matching, matching._id),
          eq(threadMessages._user, user.sub),
          isNull(threadMessages.readAt),
        );
        // One notice for what was written until the other side reads it.
        if ((await tx.$count(threadMessages, waiting)) === 1)
          await told.tell(tx, {
            template: 'matching.message',
            matching,
            fair,
            to: [partner],
            values: () => ({}),
            key: `message:${row._id}`,
          });
        return { answer: { message: present(row, matching, user.sub) }, target: matching._id };
      });
    },
  });
