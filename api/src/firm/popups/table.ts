import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { devices, dismissals, type FileRef, languages, type Popup, popupTypes, skins } from 'shared/contract';
import { instant, localised, ownedColumns, richText } from '../../platform/database/columns';

export const popups = pgTable('popups', {
  ...ownedColumns(),
  title: text().notNull(),
  type: text({ enum: popupTypes }).notNull(),
  content: richText(),
  link: text(),
  newWindow: boolean('new_window').notNull(),
  alt: localised(),
  skin: text({ enum: skins }).notNull(),
  startAt: instant('start_at').notNull(),
  endAt: instant('end_at').notNull(),
  enabled: boolean().notNull(),
  order: integer().notNull(),
  device: text({ enum: devices }).notNull(),
  /** Empty: all languages. */
  locales: text({ enum: languages }).array().notNull(),
  /** Empty: the home page only. */
  paths: text().array().notNull(),
  position: jsonb().$type<NonNullable<Popup['position']>>(),
  dismiss: text({ enum: dismissals }).notNull(),
  hideHours: integer('hide_hours'),
  image: jsonb().$type<FileRef>(),
  mobileImage: jsonb('mobile_image').$type<FileRef>(),
  views: integer().notNull().default(0),
  clicks: integer().notNull().default(0),
  dismissals: integer().notNull().default(0),
});

export type PopupRow = typeof popups.$inferSelect;
