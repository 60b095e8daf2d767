import { z } from 'zod';
import { deletion, listOf } from '../crud';
import {
  auditedRecord,
  baseRecord,
  booleanFlag,
  FileRef,
  id,
  instant,
  localisedText,
  requiredText,
  singleLine,
} from '../fields';
import { route } from '../route';

export const maxInquiryImages = 3;

const inquiryInput = z.object({
  _product: id.nullish(),
  subject: singleLine.max(100).nullish(),
  content: requiredText(2000),
  /** Visible to its author and administrators only; true by default. */
  secret: z.boolean().optional(),
});

export const InquiryAnswer = z.object({ content: z.string(), at: instant });
/** Null where the inquiry is about no product, or the product is deleted. */
export const InquiryProduct = z.object({ name: localisedText(120), thumb: FileRef.nullable() });

const inquiryFields = {
  _product: id.nullable(),
  subject: z.string().nullable(),
  content: z.string(),
  secret: z.boolean(),
  images: z.array(FileRef),
  answer: InquiryAnswer.nullable(),
};

export const OwnInquiry = z.object({ ...baseRecord.shape, ...inquiryFields, product: InquiryProduct.nullable() });
const detail = z.object({ inquiry: OwnInquiry });

/** The caller’s own inquiries; the specification spells the path so. */
export const inquiries = {
  list: route({
    method: 'GET',
    path: '/v1/me/inquires',
    access: 'member',
    summary: 'List own inquiries',
    ...listOf('inquiries', OwnInquiry, {
      sorts: ['createdAt'],
      filters: { answered: booleanFlag.optional(), _product: id.optional() },
    }),
    localised: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/me/inquires',
    access: 'member',
    summary: 'Create an inquiry about a product or the shop; repeated with the same Idempotency-Key it is stored once',
    body: z.strictObject(inquiryInput.shape),
    response: detail,
    status: 201,
    localised: true,
  }),
  remove: deletion('/v1/me/inquires/:id', 'member', 'Delete an own inquiry that is not answered'),
  setImage: route({
    method: 'POST',
    path: '/v1/me/inquires/:id/images/:index',
    access: 'member',
    summary: 'Set or append a picture of an inquiry that is not answered (C-6)',
    part: 'image',
    response: detail,
    localised: true,
  }),
};

export const PublicInquiry = z.object({
  _id: id,
  createdAt: instant,
  /** Null, empty and without pictures for a secret inquiry that the reader may not see. */
  ...inquiryFields,
  author: z.string(),
  answered: z.boolean(),
  /** Written by the caller. */
  mine: z.boolean(),
});

export const productInquiries = {
  list: route({
    method: 'GET',
    path: '/v1/shop/products/:id/inquiries',
    access: 'public',
    summary: 'Inquiries about a product, newest first; the text of secret ones is hidden',
    ...listOf('inquiries', PublicInquiry, { sorts: ['createdAt'], filters: { answered: booleanFlag.optional() } }),
    addition: true,
  }),
};

export const Inquiry = z.object({
  ...auditedRecord.shape,
  ...inquiryFields,
  _user: id,
  answer: InquiryAnswer.extend({ by: id }).nullable(),
  author: z.object({ name: z.string(), username: z.string() }),
  product: InquiryProduct.nullable(),
});
export type Inquiry = z.infer<typeof Inquiry>;
const consoleDetail = z.object({ inquiry: Inquiry });

export const consoleInquiries = {
  list: route({
    method: 'GET',
    path: '/console/shop/inquiries',
    access: 'console',
    summary: 'Inquiries about products and the shop',
    ...listOf('inquiries', Inquiry, {
      sorts: ['createdAt', 'updatedAt'],
      filters: {
        answered: booleanFlag.optional(),
        secret: booleanFlag.optional(),
        _product: id.optional(),
        _user: id.optional(),
      },
    }),
    addition: true,
  }),
  get: route({
    method: 'GET',
    path: '/console/shop/inquiries/:id',
    access: 'console',
    summary: 'An inquiry',
    response: consoleDetail,
    addition: true,
  }),
  update: route({
    method: 'PUT',
    path: '/console/shop/inquiries/:id',
    access: 'console',
    summary: 'Answer an inquiry; the author is notified once',
    body: z.strictObject({ answer: requiredText(5000), version: z.int().min(0) }),
    response: consoleDetail,
    addition: true,
  }),
  remove: deletion('/console/shop/inquiries/:id', 'console', 'Delete an inquiry', { addition: true }),
};
