import { pgTable, real, text } from 'drizzle-orm/pg-core';
import { instant, now } from '../database/columns';

/** One row per visit; null if the browser did not measure the value. */
export const vitals = pgTable('vitals', {
  at: instant().notNull().$defaultFn(now),
  route: text().notNull(),
  remote: text().notNull(),
  release: text().notNull(),
  host: text().notNull(),
  lcp: real(),
  inp: real(),
  cls: real(),
  ttfb: real(),
});
