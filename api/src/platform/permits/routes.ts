import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type Permit, permitMaxDays } from 'shared/contract';
import { writeAudit } from '../audit/write-audit';
import { requireRow } from '../database/rows';
import { throwApiError, throwFieldError } from '../http/errors';
import { listRecords } from '../http/list-records';
import { insertRecord, updateRecord } from '../http/records';
import { serve } from '../http/serve';
import type { PlatformServices } from '../services';
import { type PermitRow, permits } from './table';
import { createPermitTokens } from './tokens';

const resource = 'permits';
const dayMs = 24 * 60 * 60 * 1000;

const getPermitState = ({ revokedAt, expiresAt }: PermitRow): Permit['state'] => {
  if (revokedAt) return 'revoked';
  return Date.parse(expiresAt) <= Date.now() ? 'expired' : 'valid';
};

export const servePermits = (app: FastifyInstance, { db, keys }: PlatformServices) => {
  const tokens = createPermitTokens(keys);
  const show = (row: PermitRow): Permit => ({ ...row, state: getPermitState(row) });

  serve(app, contract.permits, {
    check: async ({ body }) => {
      const denied = { remotes: [], expiresAt: null, permit: null };
      const id = await tokens.read(body.token);
      const [row] = id === null ? [] : await db.select().from(permits).where(eq(permits._id, id));
      if (!row) return { state: 'unknown' as const, ...denied };
      const state = getPermitState(row);
      return state === 'valid'
        ? { state, remotes: row.remotes, expiresAt: row.expiresAt, permit: row._id }
        : { state, ...denied };
    },
  });

  serve(app, contract.console.permits, {
    list: ({ query }) => listRecords(db, permits, { query, many: 'permits', search: ['note'], show }),

    create: async ({ body, ...caller }) => {
      const durationMs = Date.parse(body.expiresAt) - Date.now();
      if (durationMs <= 0 || durationMs > permitMaxDays * dayMs) throwFieldError('expiresAt', 'range');
      const row = await db.transaction(async (tx) => {
        const created = await insertRecord(tx, permits, body, caller);
        await writeAudit(tx, caller, { action: 'CREATE', resource, target: created._id, after: created });
        return created;
      });
      return { permit: show(row), token: await tokens.sign(row) };
    },

    revoke: async ({ params, ...caller }) => {
      const row = await db.transaction(async (tx) => {
        const before = await requireRow(tx, permits, eq(permits._id, params.id), 'update');
        if (getPermitState(before) !== 'valid') throwApiError('wrong_state');
        const after = await updateRecord(tx, permits, before._id, { revokedAt: sql`clock_timestamp()` }, caller);
        await writeAudit(tx, caller, { action: 'STATUS', resource, target: before._id, before, after });
        return after;
      });
      return { permit: show(row) };
    },
  });
};
