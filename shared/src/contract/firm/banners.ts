import { z } from 'zod';
import { crud, deletion } from '../crud';
import { auditedRecord, FileRef, instant, linkUrl, localisedText, requiredText, slug } from '../fields';
import { route } from '../route';

export const devices = ['both', 'pc', 'mobile'] as const;
export const maxBannerImages = 20;

const imageTexts = z.object({
  alt: localisedText(200),
  title: localisedText(100).nullish(),
  text: localisedText(300).nullish(),
  link: linkUrl.nullish(),
  newWindow: z.boolean(),
  startAt: instant.nullish(),
  endAt: instant.nullish(),
  enabled: z.boolean(),
});

/** Pictures are uploaded; one without texts uses the banner’s name as its alternative text. */
export const BannerImage = z.object({ ...imageTexts.shape, index: z.int(), image: FileRef, clicks: z.int() });

const writable = z.object({
  code: slug,
  name: requiredText(60),
  /** Milliseconds per picture: 0 (no autoplay) or at least 2000. */
  autoplayMs: z.int().refine((ms) => ms === 0 || ms >= 2000, { params: { code: 'range' } }),
  device: z.enum(devices),
});

export const Banner = z.object({ ...auditedRecord.shape, ...writable.shape, images: z.array(BannerImage) });
export type Banner = z.infer<typeof Banner>;

const detail = z.object({ banner: Banner });
const base = crud(
  '/console/banners',
  {
    one: 'banner',
    many: 'banners',
    entity: Banner,
    /**
     * Texts of all uploaded pictures in their new order. `index` is the picture’s former position, by default its
     * position in this list. The number of pictures cannot change here.
     */
    write: writable.extend({
      images: z
        .array(z.strictObject({ ...imageTexts.shape, index: z.int().min(0).optional() }))
        .max(maxBannerImages)
        .optional(),
    }),
    sorts: ['createdAt', 'updatedAt', 'code', 'name', 'device'],
    filters: { device: z.enum(devices).optional() },
  },
  'console',
);

export const consoleBanners = {
  ...base,
  setImage: route({
    method: 'POST',
    path: '/console/banners/:id/images/:index',
    access: 'console',
    summary: 'Set or append a picture of a banner (C-6)',
    part: 'image',
    response: detail,
  }),
  removeImage: deletion(
    '/console/banners/:id/images/:index',
    'console',
    'Remove a picture of a banner; later ones move up',
  ),
};

export const banners = {
  get: route({
    method: 'GET',
    path: '/v1/banners/:code',
    access: 'public',
    summary: 'A banner with the pictures that are shown at present',
    response: z.object({
      banner: Banner.pick({ _id: true, code: true, name: true, autoplayMs: true, device: true, images: true }),
    }),
    localised: true,
  }),
};
