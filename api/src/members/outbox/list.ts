import { and, asc, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import type { Input } from '../../platform/http/serve';
import { outbox } from '../../platform/mail/table';
import { entryOf } from './show';

type Query = Input<typeof contract.console.outbox.list>['query'];

/** By an address or a subject; what is searched for as a number is found however it is written. */
const matching = (q: string) => {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const number = q.replace(/[\s-]/g, '');
  return or(
    sql`${outbox.mail} ->> 'subject' ilike ${like}`,
    sql`array_to_string(${outbox.recipients}, ' ') ilike ${like}`,
    /^\d{4,}$/.test(number) ? sql`${outbox.sms} ->> 'to' like ${`%${number}%`}` : undefined,
  );
};

export const listOutbox = async (db: Database, query: Query) => {
  const { page, limit, sort = '-createdAt', q, from, to, status, channel, template } = query;
  const where = and(
    from ? gte(outbox.createdAt, from) : undefined,
    to ? lt(outbox.createdAt, to) : undefined,
    status ? eq(outbox.status, status) : undefined,
    channel ? eq(outbox.channel, channel) : undefined,
    template ? eq(outbox.template, template) : undefined,
    q ? matching(q) : undefined,
  );
  const direction = sort.startsWith('-') ? desc : asc;
  const rows = await db
    .select()
    .from(outbox)
    .where(where)
    .orderBy(direction(outbox.createdAt), direction(outbox._id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { outbox: rows.map(entryOf), total: await db.$count(outbox, where), page, limit };
};
