import { sql } from 'drizzle-orm';
import type pg from 'pg';

/** Id of the advisory lock that backups share; must be unique in this database. */
const LOCK = 7_406_345;

/** Until the connection ends, files are not deleted: a row of the backup may still name them. */
export const lockFiles = (client: pg.ClientBase) => client.query('select pg_advisory_lock_shared($1)', [LOCK]);

/** Whether a backup of this database is being made. */
export const isBackupRunning = sql`exists (
  select 1 from pg_locks
  where locktype = 'advisory' and classid = 0 and objid = ${LOCK} and objsubid = 1
    and database = (select oid from pg_database where datname = current_database()))`;
