import { randomInt } from 'node:crypto';
import { customType, integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { LocalisedText } from 'shared/contract';
import { monotonicFactory } from 'ulid';
import { sanitiseTexts } from '../http/sanitise-html';

/** A part of 1, from numbers that Node draws many at once; the library would ask for each alone. */
const drawRandom = () => randomInt(256) / 256;

/** Creates a ULID; ids sort by creation, also within one millisecond. */
export const newId = monotonicFactory(drawRandom);

export const now = () => new Date().toISOString();
/** The time `ms` from now. */
export const getTimeAfter = (ms: number) => new Date(Date.now() + ms).toISOString();

/** `2026-11-21 12:10:00.5+00`, as a session in UTC returns it; formatted without a Date, other values with one. */
const utcTimestamp = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/;
export const formatInstant = (text: string) => {
  const [, date, time, fraction = ''] = utcTimestamp.exec(text) ?? [];
  return date ? `${date}T${time}.${fraction.padEnd(3, '0')}Z` : new Date(text).toISOString();
};

/** A point in time: `timestamptz(3)` in the database, ISO-8601 UTC with milliseconds in code. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz(3)',
  toDriver: (value) => new Date(value).toISOString(),
  fromDriver: (value) => formatInstant(value),
});

/** Text in three languages. */
export const localised = (name?: string) => (name ? jsonb(name) : jsonb()).$type<LocalisedText>();

/** HTML in three languages, sanitised when written and, in case the rules have changed, when read (C-7). */
export const richText = customType<{ data: LocalisedText; driverData: string | LocalisedText }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(sanitiseTexts(value)),
  fromDriver: (value) => sanitiseTexts(typeof value === 'string' ? (JSON.parse(value) as LocalisedText) : value),
});

/** Columns of every record. */
export const recordColumns = () => ({
  _id: text('_id')
    .primaryKey()
    .$defaultFn(() => newId()),
  createdAt: instant('created_at').notNull().$defaultFn(now),
  updatedAt: instant('updated_at').notNull().$defaultFn(now),
  /** Number of changes, for optimistic locking (C-2). */
  version: integer().notNull().default(0),
});

/** `recordColumns` with who created and last changed the record; null for visitors. */
export const ownedColumns = () => ({
  ...recordColumns(),
  createdBy: text('created_by'),
  updatedBy: text('updated_by'),
});
