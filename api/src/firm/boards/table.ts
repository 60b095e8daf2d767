import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type Board, boardCodes, boardStatuses, type FileRef, type Slugs } from 'shared/contract';
import { instant, localised, ownedColumns, richText } from '../../platform/database/columns';

export const boards = pgTable('boards', {
  ...ownedColumns(),
  code: text({ enum: boardCodes }).notNull(),
  category: text(),
  subject: localised().notNull(),
  summary: localised(),
  content: richText(),
  url: text(),
  slug: text(),
  slugs: jsonb().$type<Slugs>(),
  /** The member who wrote it; null for posts of the firm. */
  author: text(),
  authorName: text('author_name'),
  _lawyer: text('_lawyer'),
  tags: text().array().notNull().default([]),
  pinned: boolean().notNull().default(false),
  order: integer(),
  status: text({ enum: boardStatuses }).notNull(),
  publishAt: instant('publish_at'),
  unpublishAt: instant('unpublish_at'),
  allowComment: boolean('allow_comment').notNull().default(false),
  secret: boolean().notNull().default(false),
  seo: jsonb().$type<NonNullable<Board['seo']>>(),
  thumb: jsonb().$type<FileRef>(),
  files: jsonb().$type<FileRef[]>().notNull().default([]),
  views: integer().notNull().default(0),
  likes: integer().notNull().default(0),
  comments: integer().notNull().default(0),
  deletedAt: instant('deleted_at'),
});

export type BoardRow = typeof boards.$inferSelect;

export const boardViews = pgTable(
  'board_views',
  { _board: text('_board').notNull(), visitor: text().notNull(), seenAt: instant('seen_at').notNull() },
  (table) => [primaryKey({ columns: [table._board, table.visitor] })],
);
