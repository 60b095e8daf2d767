import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type Permit, permitDays } from 'shared/contract';
import { writeAudit } from '../audit/write';
import type { Keys } from '../auth/keys';
import type { Database } from '../database/connect';
import { fail, failField } from '../http/errors';
import { answerList } from '../http/list';
import { serve } from '../http/serve';
import { touched } from '../http/tables';
import { type PermitRow, permits } from './table';
import { createPermitTokens } from './tokens';

const resource = 'permits';
const dayMs = 24 * 60 * 60 * 1000;

const stateOf = ({ revokedAt, expiresAt }: PermitRow): Permit['state'] => {
  if (revokedAt) return 'revoked';
  return Date.parse(expiresAt) <= Date.now() ? 'expired' : 'valid';
};

export const servePermits = (app: FastifyInstance, { db, keys }: { db: Database; keys: Keys }) => {
  const tokens = createPermitTokens(keys);
  const show = (row: PermitRow): Permit => ({ ...row, state: stateOf(row) });

  serve(app, contract.permits, {
    check: async ({ body }) => {
      const nothing = { remotes: [], expiresAt: null, permit: null };
      const id = await tokens.read(body.token);
      const [row] = id === null ? [] : await db.select().from(permits).where(eq(permits._id, id));
      if (!row) return { state: 'unknown' as const, ...nothing };
      const state = stateOf(row);
      return state === 'valid'
        ? { state, remotes: row.remotes, expiresAt: row.expiresAt, permit: row._id }
        : { state, ...nothing };
    },
  });

  serve(app, contract.console.permits, {
    list: ({ query }) => answerList(db, permits, { query, many: 'permits', search: ['note'], show }),

    create: async ({ body, ...caller }) => {
      const lastsMs = Date.parse(body.expiresAt) - Date.now();
      if (lastsMs <= 0 || lastsMs > permitDays * dayMs) failField('expiresAt', 'range');
      const row = await db.transaction(async (tx) => {
        const by = caller.user.sub;
        const [created] = await tx
          .insert(permits)
          .values({ ...body, createdBy: by, updatedBy: by })
          .returning();
        if (!created) return fail('internal');
        await writeAudit(tx, caller, { action: 'CREATE', resource, target: created._id, after: created });
        return created;
      });
      return { permit: show(row), token: await tokens.sign(row) };
    },

    revoke: async ({ params, ...caller }) => {
      const row = await db.transaction(async (tx) => {
        const [before] = await tx.select().from(permits).where(eq(permits._id, params.id)).for('update');
        if (!before) fail('not_found');
        if (stateOf(before) !== 'valid') fail('wrong_state');
        const [after] = await tx
          .update(permits)
          .set({ revokedAt: sql`clock_timestamp()`, ...touched(permits, caller) })
          .where(eq(permits._id, before._id))
          .returning();
        if (!after) return fail('internal');
        await writeAudit(tx, caller, { action: 'STATUS', resource, target: before._id, before, after });
        return after;
      });
      return { permit: show(row) };
    },
  });
};
