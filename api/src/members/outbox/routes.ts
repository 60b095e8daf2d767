import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import { throwApiError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { OUTBOX_CHANNEL } from '../../platform/mail/outbox';
import { outbox } from '../../platform/mail/table';
import type { MembersServices } from '../services';
import { listOutbox } from './queries';
import { toOutboxDetail } from './serialise';

const resource = 'outbox';

export const serveOutbox = (app: FastifyInstance, { db }: MembersServices) =>
  serve(app, contract.console.outbox, {
    list: ({ query }) => listOutbox(db, query),

    get: async ({ params, ...caller }) => {
      const [row] = await db.select().from(outbox).where(eq(outbox._id, params.id));
      if (!row) throwApiError('not_found');
      await writeAudit(db, caller, { action: 'VIEW_PII', resource, target: row._id });
      return { entry: toOutboxDetail(row) };
    },

    resend: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        // Of two concurrent calls only one finds the entry failed.
        const [row] = await tx
          .update(outbox)
          .set({ status: 'QUEUED', tries: 0, nextAt: new Date().toISOString() })
          .where(and(eq(outbox._id, params.id), eq(outbox.status, 'FAILED')))
          .returning();
        if (!row) {
          const known = await tx.$count(outbox, eq(outbox._id, params.id));
          throwApiError(known === 0 ? 'not_found' : 'wrong_state');
        }
        await writeAudit(tx, caller, { action: 'SEND', resource, target: row._id, after: { again: true } });
        await tx.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
        return { entry: toOutboxDetail(row) };
      }),
  });
