import { z } from 'zod';
import { FileRef, instant, L, link, owned, slug } from '../fields';
import { crud, route } from '../machine';

export const devices = ['both', 'pc', 'mobile'] as const;
export const bannerImageCount = 20;

const texts = z.object({
  alt: L(200),
  title: L(100).nullish(),
  text: L(300).nullish(),
  link: link.nullish(),
  newWindow: z.boolean(),
  startAt: instant.nullish(),
  endAt: instant.nullish(),
  enabled: z.boolean(),
});

/** Pictures come by upload; a picture without its texts shows the banner's name as its text. */
const BannerImage = z.object({ ...texts.shape, index: z.int(), image: FileRef, clicks: z.int() });

const written = z.object({
  code: slug,
  name: z.string().trim().min(1).max(60),
  /** 0 stands still; otherwise at least 2000. */
  autoplayMs: z.int().refine((ms) => ms === 0 || ms >= 2000, { params: { code: 'range' } }),
  device: z.enum(devices),
});

export const Banner = z.object({ ...owned.shape, ...written.shape, images: z.array(BannerImage) });
export type Banner = z.infer<typeof Banner>;

const detail = z.object({ banner: Banner });
const base = crud(
  '/console/banners',
  {
    one: 'banner',
    many: 'banners',
    entity: Banner,
    /**
     * `images` are the texts of all uploaded pictures in their new order; `index` says where a picture stood, and is
     * its place where left out. Their number cannot change here.
     */
    write: written.extend({
      images: z
        .array(z.strictObject({ ...texts.shape, index: z.int().min(0).optional() }))
        .max(bannerImageCount)
        .optional(),
    }),
    sorts: ['createdAt', 'updatedAt', 'code', 'name'],
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
  removeImage: route({
    method: 'DELETE',
    path: '/console/banners/:id/images/:index',
    access: 'console',
    summary: 'Take a picture out of a banner; later ones move up',
    response: null,
  }),
};

export const banners = {
  get: route({
    method: 'GET',
    path: '/v1/banners/:code',
    access: 'public',
    summary: 'A banner with the pictures that are shown now',
    response: z.object({
      banner: Banner.pick({ _id: true, code: true, name: true, autoplayMs: true, device: true, images: true }),
    }),
    localised: true,
  }),
};
