import { customType, integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { LocalisedText } from 'shared/contract';
import { monotonicFactory } from 'ulid';
import { cleanTexts } from './html';

/** Sortable by the time of creation, also among those of one millisecond. */
export const newId = monotonicFactory();

export const now = () => new Date().toISOString();

/** `2026-11-21 12:10:00.5+00`, as a session in UTC writes it, without the detour by a Date; anything else by one. */
const written = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/;
export const instantOf = (text: string) => {
  const [, date, time, fraction = ''] = written.exec(text) ?? [];
  return date ? `${date}T${time}.${fraction.padEnd(3, '0')}Z` : new Date(text).toISOString();
};

/** A moment: `timestamptz(3)` in the database, ISO-8601 UTC with milliseconds everywhere else. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz(3)',
  toDriver: (value) => new Date(value).toISOString(),
  fromDriver: (value) => instantOf(value),
});

/** Text in three languages. */
export const localised = (name?: string) => (name ? jsonb(name) : jsonb()).$type<LocalisedText>();

/** HTML in three languages, sanitised on its way in and, should the rules have grown since, on its way out (C-7). */
export const richText = customType<{ data: LocalisedText; driverData: string | LocalisedText }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(cleanTexts(value)),
  fromDriver: (value) => cleanTexts(typeof value === 'string' ? (JSON.parse(value) as LocalisedText) : value),
});

/** What every stored record has. */
export const record = () => ({
  _id: text('_id')
    .primaryKey()
    .$defaultFn(() => newId()),
  createdAt: instant('created_at').notNull().$defaultFn(now),
  updatedAt: instant('updated_at').notNull().$defaultFn(now),
  /** Counts the changes (C-2). */
  version: integer().notNull().default(0),
});

/** `record`, and who made and last changed it; null for visitors. */
export const owned = () => ({ ...record(), createdBy: text('created_by'), updatedBy: text('updated_by') });
