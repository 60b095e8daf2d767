import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { toLikePattern } from '../database/ngrams';
import { requireRow } from '../database/rows';
import { serve } from '../http/serve';
import type { PlatformServices } from '../services';
import { audit } from './table';

export const serveAudit = (app: FastifyInstance, { db }: PlatformServices) =>
  serve(app, contract.console.audit, {
    list: async ({ query: { page, limit, sort = '-at', q, from, to, resource, target, actor, action } }) => {
      const direction = sort.startsWith('-') ? desc : asc;
      const where = and(
        from ? gte(audit.at, from) : undefined,
        to ? lt(audit.at, to) : undefined,
        q ? sql`${audit.actor}->>'username' ilike ${toLikePattern(q)}` : undefined,
        resource ? eq(audit.resource, resource) : undefined,
        target ? eq(audit.target, target) : undefined,
        action ? eq(audit.action, action) : undefined,
        actor ? sql`${audit.actor}->>'_id' = ${actor}` : undefined,
      );
      const order = [direction(audit.at), direction(audit._id)];
      const rows = await db
        .select()
        .from(audit)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset((page - 1) * limit);
      return { audit: rows, total: await db.$count(audit, where), page, limit };
    },

    get: async ({ params }) => ({ entry: await requireRow(db, audit, eq(audit._id, params.id)) }),
  });
