import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import { now } from '../../platform/database/columns';
import { requireRow } from '../../platform/database/rows';
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
      const row = await requireRow(db, outbox, eq(outbox._id, params.id));
      await writeAudit(db, caller, { action: 'VIEW_PII', resource, target: row._id });
      return { entry: toOutboxDetail(row) };
    },

    resend: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        // Of two concurrent calls only one finds the entry failed.
        const [row] = await tx
          .update(outbox)
          .set({ status: 'QUEUED', tries: 0, nextAt: now() })
          .where(and(eq(outbox._id, params.id), eq(outbox.status, 'FAILED')))
          .returning();
        if (!row) {
          await requireRow(tx, outbox, eq(outbox._id, params.id));
          throwApiError('wrong_state');
        }
        await writeAudit(tx, caller, { action: 'SEND', resource, target: row._id, after: { again: true } });
        await tx.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
        return { entry: toOutboxDetail(row) };
      }),
  });
