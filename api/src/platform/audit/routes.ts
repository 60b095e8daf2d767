import { and, asc, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { toLikePattern } from '../database/ngrams';
import { requireRow } from '../database/rows';
import { throwApiError } from '../http/errors';
import { serve } from '../http/serve';
import type { PlatformPorts, PlatformServices } from '../services';
import { withRecordNames } from './record-names';
import { audit } from './table';

const isOfKind = { READ: eq(audit.action, 'VIEW_PII'), CHANGE: ne(audit.action, 'VIEW_PII') } as const;

export const serveAudit = (app: FastifyInstance, { db, recordNames }: PlatformServices & PlatformPorts) => {
  const finders = Object.values(recordNames);
  serve(app, contract.console.audit, {
    list: async ({ query: { page, limit, sort = '-at', q, from, to, resource, target, actor, action, kind } }) => {
      const direction = sort.startsWith('-') ? desc : asc;
      const where = and(
        from ? gte(audit.at, from) : undefined,
        to ? lt(audit.at, to) : undefined,
        q ? sql`${audit.actor}->>'username' ilike ${toLikePattern(q)}` : undefined,
        resource ? eq(audit.resource, resource) : undefined,
        target ? eq(audit.target, target) : undefined,
        action ? eq(audit.action, action) : undefined,
        kind && isOfKind[kind],
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
      return { audit: await withRecordNames(db, finders, rows), total: await db.$count(audit, where), page, limit };
    },

    get: async ({ params }) => {
      const row = await requireRow(db, audit, eq(audit._id, params.id));
      const [entry] = await withRecordNames(db, finders, [row]);
      return { entry: entry ?? throwApiError('internal') };
    },
  });
};
