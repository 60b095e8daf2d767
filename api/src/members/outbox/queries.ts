import { and, asc, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { toLikePattern, toStoredNumber } from '../../platform/database/ngrams';
import type { RouteInput } from '../../platform/http/serve';
import { outbox } from '../../platform/mail/table';
import { toOutboxEntry } from './serialise';

type OutboxQuery = RouteInput<typeof contract.console.outbox.list>['query'];

/** Searches addresses, subjects and phone numbers in each form that people type. */
const matchesSearch = (q: string) => {
  const like = toLikePattern(q);
  const number = toStoredNumber(q);
  return or(
    sql`${outbox.mail} ->> 'subject' ilike ${like}`,
    sql`array_to_string(${outbox.recipients}, ' ') ilike ${like}`,
    number ? sql`${outbox.sms} ->> 'to' like ${`%${number}%`}` : undefined,
  );
};

export const listOutbox = async (db: Database, query: OutboxQuery) => {
  const { page, limit, sort = '-createdAt', q, from, to, status, channel, template } = query;
  const where = and(
    from ? gte(outbox.createdAt, from) : undefined,
    to ? lt(outbox.createdAt, to) : undefined,
    status ? eq(outbox.status, status) : undefined,
    channel ? eq(outbox.channel, channel) : undefined,
    template ? eq(outbox.template, template) : undefined,
    q ? matchesSearch(q) : undefined,
  );
  const direction = sort.startsWith('-') ? desc : asc;
  const rows = await db
    .select()
    .from(outbox)
    .where(where)
    .orderBy(direction(outbox.createdAt), direction(outbox._id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { outbox: rows.map(toOutboxEntry), total: await db.$count(outbox, where), page, limit };
};
