import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type ThreadMessage } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { insertRow, requireRow } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { runIdempotent } from '../../platform/http/idempotency';
import { serve } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import { publishLiveEvent } from '../../platform/live/publish';
import { fairs } from '../fairs/table';
import { getPartner } from '../matchings/parties';
import { findOwnMatching } from '../matchings/queries';
import type { MatchingRow } from '../matchings/table';
import type { MatchingServices } from '../services';
import { maskContacts } from './mask-contacts';
import { threadMessages } from './table';

const messageRate = { count: 20, windowS: 60 };
type Row = typeof threadMessages.$inferSelect;

/** Messages are shown unmasked once the matching is accepted, earlier messages included (M22). */
const isOpen = ({ status }: MatchingRow) => status === 'ACCEPTED' || status === 'COMPLETED';

const toPublicMessage = (
  { _user, _matching: _, ...row }: Row,
  matching: MatchingRow,
  reader: string,
): ThreadMessage => {
  const text = isOpen(matching) ? row.text : maskContacts(row.text);
  return { ...row, mine: _user === reader, text, masked: text !== row.text };
};

/** Publishes a change of the thread to both parties. */
const publishMessage = (tx: Database, { _id, seller, buyer }: MatchingRow) =>
  publishLiveEvent(tx, { type: 'message', users: [seller, buyer], data: { _matching: _id } });

export const serveThreads = (app: FastifyInstance, { db, notifier }: MatchingServices) =>
  serve(app, contract.threads, {
    list: async ({ params, query: { page, limit }, user }) => {
      const matching = await findOwnMatching(db, params.id, user.sub);
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
      if (read.length > 0) await publishMessage(db, matching);
      const total = await db.$count(threadMessages, thread);
      return { messages: rows.map((row) => toPublicMessage(row, matching, user.sub)), total, page, limit };
    },

    create: async ({ params, body, user, request: { headers } }) => {
      const named = {
        key: headers['idempotency-key']?.toString(),
        caller: user.sub,
        route: 'threads.create',
        body: { id: params.id, ...body },
      };
      return runIdempotent(db, named, async (tx) => {
        const matching = await findOwnMatching(tx, params.id, user.sub);
        if (!['REQUESTED', 'ACCEPTED', 'COMPLETED'].includes(matching.status)) throwApiError('wrong_state');
        await throttle(tx, `thread:${user.sub}`, messageRate);
        const row = await insertRow(tx, threadMessages, {
          _matching: matching._id,
          _user: user.sub,
          text: body.text,
        });
        const fair = await requireRow(tx, fairs, eq(fairs._id, matching._fair));
        await publishMessage(tx, matching);
        const waiting = and(
          eq(threadMessages._matching, matching._id),
          eq(threadMessages._user, user.sub),
          isNull(threadMessages.readAt),
        );
        // One notification until the partner has read the thread.
        if ((await tx.$count(threadMessages, waiting)) === 1)
          await notifier.notify(tx, {
            template: 'matching.message',
            matching,
            fair,
            to: [getPartner(matching, user.sub)],
            key: `message:${row._id}`,
          });
        return { answer: { message: toPublicMessage(row, matching, user.sub) }, target: matching._id };
      });
    },
  });
