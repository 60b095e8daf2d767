import { z } from 'zod';
import { FileRef, flag, html, id, instant, L, link, order, owned } from '../fields';
import { languages } from '../localised';
import { crud, listOf, listQuery, route } from '../machine';
import { devices } from './banners';
import { skins } from './setting';

export const popupTypes = ['IMAGE', 'HTML'] as const;
export const dismissals = ['NONE', 'TODAY', 'HOURS', 'WEEK', 'FOREVER'] as const;

const px = z.int().min(0).max(4000);

const written = z.object({
  title: z.string().trim().min(1).max(100),
  type: z.enum(popupTypes),
  content: html().nullish(),
  link: link.nullish(),
  newWindow: z.boolean(),
  alt: L(200).nullish(),
  skin: z.enum(skins),
  startAt: instant,
  endAt: instant,
  enabled: z.boolean(),
  order,
  device: z.enum(devices),
  /** Empty: every language. */
  locales: z.array(z.enum(languages)),
  /** Empty: the home page. */
  paths: z.array(z.string().startsWith('/').max(200)).max(20),
  position: z.object({ left: px, top: px, width: px, height: px }).nullish(),
  dismiss: z.enum(dismissals),
  hideHours: z.int().min(1).max(8760).nullish(),
  /** Ids of uploaded pictures (`/editor`); null takes the picture away. */
  _image: id.nullish(),
  _mobileImage: id.nullish(),
});

export const Popup = z.object({
  ...owned.shape,
  ...written.shape,
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
    write: written,
    sorts: ['createdAt', 'updatedAt', 'order', 'startAt', 'endAt', 'title'],
    filters: { enabled: flag.optional(), device: z.enum(devices).optional(), type: z.enum(popupTypes).optional() },
  },
  'console',
);

const shown = Popup.omit({
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
    summary: 'Popups that are active now, in order',
    query: listQuery(['order'], { device: z.enum(['pc', 'mobile']).optional(), path: z.string().max(200).optional() }),
    response: listOf('popups', shown),
    localised: true,
  }),
  /** Counts what visitors do with a popup, for the console's list. */
  count: route({
    method: 'POST',
    path: '/v1/popups/:id/events',
    access: 'public',
    summary: 'Count a view, a click or a dismissal',
    body: z.strictObject({ event: z.enum(['view', 'click', 'dismiss']) }),
    response: null,
    ours: true,
  }),
};
