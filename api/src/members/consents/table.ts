import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { termsCodes } from 'shared/contract';
import { instant, newId, now } from '../../platform/database/columns';

/** Answers to terms; the database refuses to change a row. */
export const consents = pgTable('consents', {
  _id: text('_id').primaryKey().$defaultFn(newId),
  _form: text('_form'),
  _user: text('_user'),
  termsCode: text('terms_code', { enum: termsCodes }).notNull(),
  /** Edition of the terms. */
  termsVersion: integer('terms_version').notNull(),
  agreed: boolean().notNull(),
  at: instant().notNull().$defaultFn(now),
  ip: text().notNull(),
  ua: text().notNull(),
});
