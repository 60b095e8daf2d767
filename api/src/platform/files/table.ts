import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, newId, now } from '../http/columns';

/** `private` leaves only to whoever may see its owner; the others are open to everybody. */
export const fileKinds = ['picture', 'attachment', 'private'] as const;

export const files = pgTable('files', {
  _id: text('_id')
    .primaryKey()
    .$defaultFn(() => newId()),
  kind: text({ enum: fileKinds }).notNull(),
  /** Where its bytes lie on the disk or in the bucket. */
  key: text().notNull(),
  name: text().notNull(),
  size: integer().notNull(),
  mime: text().notNull(),
  width: integer(),
  height: integer(),
  sha256: text().notNull(),
  /** The record it belongs to; null until it is attached. */
  ownerResource: text('owner_resource'),
  ownerId: text('owner_id'),
  /** Its place in that record, such as `thumb` or `files`. */
  slot: text(),
  uploadedBy: text('uploaded_by'),
  downloads: integer().notNull().default(0),
  createdAt: instant('created_at').notNull().$defaultFn(now),
  /** When its record let go of it; the bytes follow soon. */
  releasedAt: instant('released_at'),
});

export type StoredFile = typeof files.$inferSelect;
