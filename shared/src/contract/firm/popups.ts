import { z } from 'zod';
import { crud, listOf } from '../crud';
import {
  auditedRecord,
  booleanFlag,
  FileRef,
  id,
  instant,
  linkUrl,
  localisedHtml,
  localisedText,
  maxPathLength,
  requiredText,
  sortOrder,
} from '../fields';
import { languages } from '../localised';
import { route } from '../route';
import { devices } from './banners';
import { skins } from './setting';

export const popupTypes = ['IMAGE', 'HTML'] as const;
export const dismissals = ['NONE', 'TODAY', 'HOURS', 'WEEK', 'FOREVER'] as const;

const pixels = z.int().min(0).max(4000);

export const PopupPosition = z.object({ left: pixels, top: pixels, width: pixels, height: pixels });

const writable = z.object({
  title: requiredText(100),
  type: z.enum(popupTypes),
  content: localisedHtml().nullish(),
  link: linkUrl.nullish(),
  newWindow: z.boolean(),
  alt: localisedText(200).nullish(),
  skin: z.enum(skins),
  startAt: instant,
  endAt: instant,
  enabled: z.boolean(),
  order: sortOrder,
  device: z.enum(devices),
  /** Empty means every language. */
  locales: z.array(z.enum(languages)),
  /** Empty means the home page only. */
  paths: z.array(z.string().startsWith('/').max(200)).max(20),
  position: PopupPosition.nullish(),
  dismiss: z.enum(dismissals),
  hideHours: z.int().min(1).max(8760).nullish(),
  /** Ids of uploaded pictures (`/editor`); null removes the picture. */
  _image: id.nullish(),
  _mobileImage: id.nullish(),
});

export const Popup = z.object({
  ...auditedRecord.shape,
  ...writable.shape,
  image: FileRef.nullable(),
  mobileImage: FileRef.nullable(),
  views: z.int(),
  clicks: z.int(),
  dismissals: z.int(),
});
export type Popup = z.infer<typeof Popup>;

export const consolePopups = crud(
  '/console/popups',
  {
    one: 'popup',
    many: 'popups',
    entity: Popup,
    write: writable,
    sorts: ['createdAt', 'updatedAt', 'order', 'startAt', 'endAt', 'title', 'device', 'type', 'views', 'clicks'],
    filters: {
      enabled: booleanFlag.optional(),
      device: z.enum(devices).optional(),
      type: z.enum(popupTypes).optional(),
    },
  },
  'console',
);

export const PublicPopup = Popup.omit({
  createdAt: true,
  updatedAt: true,
  createdBy: true,
  updatedBy: true,
  views: true,
  clicks: true,
  dismissals: true,
  _image: true,
  _mobileImage: true,
});

export const popups = {
  list: route({
    method: 'GET',
    path: '/v1/popups',
    access: 'public',
    summary: 'Popups that are active at present, in order',
    ...listOf('popups', PublicPopup, {
      sorts: ['order'],
      filters: { device: z.enum(['pc', 'mobile']).optional(), path: z.string().max(maxPathLength).optional() },
    }),
    localised: true,
  }),
  /** Statistics for the console. */
  count: route({
    method: 'POST',
    path: '/v1/popups/:id/events',
    access: 'public',
    summary: 'Count a view, a click or a dismissal',
    body: z.strictObject({ event: z.enum(['view', 'click', 'dismiss']) }),
    response: null,
    addition: true,
  }),
};
