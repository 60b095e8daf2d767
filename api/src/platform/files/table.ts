import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, newId, now } from '../database/columns';

/** `private`: only for readers of the owning record; the others are public. */
export const fileKinds = ['picture', 'attachment', 'private'] as const;

export const files = pgTable('files', {
  _id: text('_id')
    .primaryKey()
    .$defaultFn(() => newId()),
  kind: text({ enum: fileKinds }).notNull(),
  /** Key in the file storage. */
  key: text().notNull(),
  name: text().notNull(),
  size: integer().notNull(),
  mime: text().notNull(),
  width: integer(),
  height: integer(),
  sha256: text().notNull(),
  /** The record the file belongs to; null until it is attached. */
  ownerResource: text('owner_resource'),
  ownerId: text('owner_id'),
  /** Its slot in that record, such as `thumb` or `files`. */
  slot: text(),
  uploadedBy: text('uploaded_by'),
  downloads: integer().notNull().default(0),
  createdAt: instant('created_at').notNull().$defaultFn(now),
  /** When its record released it; the bytes are deleted soon after. */
  releasedAt: instant('released_at'),
  /** Since when it lies in the trash with its record or alone: it has no address then. */
  trashedAt: instant('trashed_at'),
});

export type StoredFile = typeof files.$inferSelect;
