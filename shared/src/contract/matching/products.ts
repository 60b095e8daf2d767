import { z } from 'zod';
import { day, FileRef, flag, id, L, link, order, owned } from '../fields';
import { crud, listOf, listQuery, route } from '../machine';
import { tradeCodes } from '../members/business-sectors';
import { certificateTypes } from '../members/companies';
import { CompanyProfile } from './participations';

export const productStatuses = ['DRAFT', 'PUBLISHED', 'HIDDEN'] as const;
export const productImageCount = 10;

const line = (max: number) => z.string().trim().max(max).nullish();

const written = z.object({
  name: L(100),
  ingredients: line(1000),
  color: line(100),
  size: line(100),
  /** Country of manufacture. */
  origin: z.string().trim().min(1).max(60),
  releasedAt: day.nullish(),
  /** Method of manufacture. */
  manufacturing: line(200),
  /** When the Seoul Award chose it. */
  awardSelectedAt: day.nullish(),
  certificate: z.enum(certificateTypes).nullish(),
  salesSite: link.nullish(),
  retailPrice: z.int().min(0).max(2_000_000_000).nullish(),
  /** Main features. */
  features: L(1000).nullish(),
  essentialInfo: z
    .array(z.object({ key: z.string().trim().min(1).max(60), value: z.string().trim().min(1).max(500) }))
    .max(30),
  category: z.enum(tradeCodes),
  status: z.enum(productStatuses),
  order,
});

export const Product = z.object({
  ...owned.shape,
  ...written.shape,
  _user: id,
  thumb: FileRef.nullable(),
  images: z.array(FileRef),
});
export type Product = z.infer<typeof Product>;

const detail = z.object({ product: Product });
const base = crud(
  '/v1/me/products',
  {
    one: 'product',
    many: 'products',
    entity: Product,
    write: written.partial({ essentialInfo: true, status: true, order: true }),
    sorts: ['createdAt', 'updatedAt', 'order', 'status'],
    filters: { status: z.enum(productStatuses).optional(), category: z.enum(tradeCodes).optional() },
  },
  'seller',
);

/** One’s own products, in all their languages, as they are edited. */
export const products = {
  ...base,
  setThumb: route({
    method: 'POST',
    path: '/v1/me/products/:id/thumb',
    access: 'seller',
    summary: 'Set the picture of a product',
    part: 'thumb',
    response: detail,
  }),
  removeThumb: route({
    method: 'DELETE',
    path: '/v1/me/products/:id/thumb',
    access: 'seller',
    summary: 'Take the picture away',
    response: null,
  }),
  setImage: route({
    method: 'POST',
    path: '/v1/me/products/:id/images/:index',
    access: 'seller',
    summary: 'Set or append a further picture (C-6)',
    part: 'image',
    response: detail,
  }),
  removeImage: route({
    method: 'DELETE',
    path: '/v1/me/products/:id/images/:index',
    access: 'seller',
    summary: 'Take a further picture away; later ones move up',
    response: null,
  }),
};

const shown = z.object({
  _id: id,
  _fair: id,
  _user: id,
  order,
  visible: z.boolean(),
  version: z.int(),
  product: Product.omit({ createdBy: true, updatedBy: true, version: true, order: true }),
  company: CompanyProfile.pick({ _id: true, name: true, logo: true }),
});
const shownDetail = z.object({ product: shown });

export const fairProducts = {
  list: route({
    method: 'GET',
    path: '/v1/fairs/:id/products',
    access: 'public',
    summary: 'Products shown at a fair; `mine=true` one’s own, hidden ones among them',
    query: listQuery(['order', 'name'], {
      category: z.enum(tradeCodes).optional(),
      certificate: z.enum(certificateTypes).optional(),
      seller: id.optional(),
      mine: flag.optional(),
    }),
    response: listOf('products', shown),
    localised: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/fairs/:id/products',
    access: 'seller',
    summary: 'Show a published product of one’s own at a fair one takes part in',
    body: z.strictObject({ _product: id, order: order.optional() }),
    response: shownDetail,
    status: 201,
    localised: true,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/fairs/:id/products/:product',
    access: 'seller',
    summary: 'Its place, and whether it is shown; `product` is the id of the product',
    body: z.strictObject({ order: order.optional(), visible: z.boolean().optional(), version: z.int().min(0) }),
    response: shownDetail,
    localised: true,
  }),
  remove: route({
    method: 'DELETE',
    path: '/v1/fairs/:id/products/:product',
    access: 'seller',
    summary: 'Take a product of one’s own from a fair; the product stays',
    response: null,
  }),
};
