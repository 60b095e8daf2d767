import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The 75th percentile of a column with three decimals; null without a value. */
export const percentile75 = (column: PgColumn) =>
  sql<number | null>`percentile_cont(0.75) within group (order by ${column})`.mapWith((value) =>
    value === null ? null : Number(Number(value).toFixed(3)),
  );
