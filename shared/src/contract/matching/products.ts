import { z } from 'zod';
import { crud, deletion, derived, listOf } from '../crud';
import {
  auditedRecord,
  booleanFlag,
  day,
  FileRef,
  InfoText,
  id,
  linkUrl,
  localisedText,
  optionalText,
  requiredText,
  sortOrder,
} from '../fields';
import { businessSectorCodes } from '../members/business-sectors';
import { certificateTypes } from '../members/companies';
import { route } from '../route';
import { CompanyProfile } from './participations';

export const productStatuses = ['DRAFT', 'PUBLISHED', 'HIDDEN'] as const;
export const maxProductImages = 10;

const writable = z.object({
  name: localisedText(100),
  ingredients: optionalText(1000),
  color: optionalText(100),
  size: optionalText(100),
  /** Country of manufacture. */
  origin: requiredText(60),
  releasedAt: day.nullish(),
  /** Method of manufacture. */
  manufacturing: optionalText(200),
  /** Date of the Seoul Award. */
  awardSelectedAt: day.nullish(),
  certificate: z.enum(certificateTypes).nullish(),
  salesSite: linkUrl.nullish(),
  retailPrice: z.int().min(0).max(2_000_000_000).nullish(),
  /** Main features. */
  features: localisedText(1000).nullish(),
  essentialInfo: z.array(InfoText).max(30),
  category: z.enum(businessSectorCodes),
  status: z.enum(productStatuses),
  order: sortOrder,
});

export const Product = z.object({
  ...auditedRecord.shape,
  ...writable.shape,
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
    write: writable.partial({ essentialInfo: true, status: true, order: true }),
    sorts: ['createdAt', 'updatedAt', 'order', 'status'],
    filters: { status: z.enum(productStatuses).optional(), category: z.enum(businessSectorCodes).optional() },
  },
  'seller',
);

/** Own products with the texts of all languages, for editing. */
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
  removeThumb: deletion('/v1/me/products/:id/thumb', 'seller', 'Remove the picture of a product'),
  setImage: route({
    method: 'POST',
    path: '/v1/me/products/:id/images/:index',
    access: 'seller',
    summary: 'Set or append a further picture (C-6)',
    part: 'image',
    response: detail,
  }),
  removeImage: deletion('/v1/me/products/:id/images/:index', 'seller', 'Remove a further picture; later ones move up'),
};

export const FairProduct = z.object({
  _id: id,
  _fair: id,
  _user: id,
  order: sortOrder,
  visible: z.boolean(),
  version: z.int(),
  product: Product.omit({ createdBy: true, updatedBy: true, version: true, order: true }),
  company: CompanyProfile.pick({ _id: true, name: true, logo: true }),
});
const fairProductDetail = z.object({ product: FairProduct });

export const fairProducts = {
  list: route({
    method: 'GET',
    path: '/v1/fairs/:id/products',
    access: 'public',
    summary: 'Products shown at a fair; `mine=true`: own products, with hidden ones',
    ...listOf('products', FairProduct, {
      sorts: ['order', derived('name')],
      filters: {
        category: z.enum(businessSectorCodes).optional(),
        certificate: z.enum(certificateTypes).optional(),
        seller: id.optional(),
        mine: booleanFlag.optional(),
      },
    }),
    localised: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/fairs/:id/products',
    access: 'seller',
    summary: 'Show an own published product at a fair',
    body: z.strictObject({ _product: id, order: sortOrder.optional() }),
    response: fairProductDetail,
    status: 201,
    localised: true,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/fairs/:id/products/:product',
    access: 'seller',
    summary: 'Change position and visibility; `product` is the id of the product',
    body: z.strictObject({ order: sortOrder.optional(), visible: z.boolean().optional(), version: z.int().min(0) }),
    response: fairProductDetail,
    localised: true,
  }),
  remove: deletion(
    '/v1/fairs/:id/products/:product',
    'seller',
    'Remove an own product from a fair; the product itself stays',
  ),
};
