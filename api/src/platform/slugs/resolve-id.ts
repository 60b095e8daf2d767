import { and, eq, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect';
import { slugs } from './table';

/** Slugs have no upper case, so none is an id. */
const isId = (name: string) => /^[0-9A-Z]{26}$/.test(name);

/** The id of the record of a table that a slug, current or not, leads to; any other name as it is. */
export const resolveId = async (db: Database, table: PgTable, name: string) => {
  if (isId(name)) return name;
  const [found] = await db
    .select({ _record: slugs._record })
    .from(slugs)
    .where(and(eq(slugs.kind, getTableName(table)), eq(slugs.slug, name.normalize('NFC').toLowerCase())));
  return found?._record ?? name;
};
