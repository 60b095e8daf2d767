import { sql } from 'drizzle-orm';
import { now } from '../platform/database/columns';
import type { RecordTable } from '../platform/http/crud-types';

/** The columns that each update of a record without an author sets; `stampUpdate` sets those of the others. */
export const nextVersion = (table: RecordTable) => ({ version: sql`${table.version} + 1`, updatedAt: now() });
