import { z } from 'zod';
import { localisedField } from './localised';

export const id = z.string().min(1).max(64);
const inUtc = (text: string) => (Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString());

/** ISO-8601 UTC with milliseconds; offsets are accepted and normalised on the way in. */
export const instant = z.iso.datetime({ offset: true }).overwrite(inUtc);
/** A day in Asia/Seoul, `YYYY-MM-DD`. */
export const day = z.iso.date();
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);
/** Korean numbers as digits, foreign ones as E.164. */
export const phone = z.string().regex(/^(\d{8,12}|\+\d{8,15})$/);
export const email = z.email().max(254);
export const order = z.int().min(0);

/** Goes into the header of a mail: a line break there would begin another header. */
export const line = z
  .string()
  .trim()
  .regex(/^[^\r\n]*$/);

const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** The last of the ten digits follows from the others; the outer remainder is for a sum that ends in 0. */
export const isBusinessNumber = (digits: string) => {
  if (!/^\d{10}$/.test(digits)) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const carried = sum + Math.floor((5 * Number(digits[8])) / 10);
  return Number(digits[9]) === (10 - (carried % 10)) % 10;
};

/** Registration number of a Korean business, digits only. */
export const businessNumber = z
  .string()
  .overwrite((text) => text.replaceAll('-', '').trim())
  .refine(isBusinessNumber, { params: { code: 'business_number' } });

export const Address = z.object({
  zip: z.string().regex(/^\d{5}$/),
  address1: z.string().trim().min(1).max(200),
  address2: z.string().trim().max(200).nullish(),
  sido: z.string().max(40).nullish(),
  sigungu: z.string().max(40).nullish(),
  lat: z.number().min(-90).max(90).nullish(),
  lng: z.number().min(-180).max(180).nullish(),
});
export type Address = z.infer<typeof Address>;

const safeUrl = (value: string) => {
  if (value.startsWith('/')) return !value.startsWith('//');
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && ['https:', 'http:'].includes(url.protocol) && url.username === '' && url.password === '';
};

/** An address that may be linked to: https, http or a path of our own; never `javascript:` or credentials (W8). */
export const link = z
  .string()
  .trim()
  .max(2048)
  .refine(safeUrl, { params: { code: 'url' } });

/** HTML of an editor; the API sanitises it on write and on read (C-7). */
const htmlLimit = 200_000;

/** Text in three languages; a missing one falls back to Korean (W6). */
export const L = (max: number) =>
  localisedField(
    z
      .string()
      .max(max)
      .refine((text) => text.trim() !== '', { params: { code: 'required' } }),
    z.string().max(max),
  );
export const html = () => L(htmlLimit);

export const page = z.object({
  page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number<number>().int().min(1).max(100).default(20),
  q: z
    .string()
    .trim()
    .max(100)
    .transform((text) => text.normalize('NFC'))
    .optional(),
  from: instant.optional(),
  to: instant.optional(),
});

/** A true/false filter in a URL. */
export const flag = z.enum(['true', 'false']);

/** A file as its owner's record shows it. */
export const FileRef = z.object({
  _id: id,
  url: z.string(),
  name: z.string().min(1).max(255),
  size: z.int(),
  mime: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});
export type FileRef = z.infer<typeof FileRef>;

/** Squares of a QR code on a side, and its dark ones as the path of an SVG with that view box. */
export const QrCode = z.object({ size: z.int(), path: z.string() });

/** What every stored record has. `createdBy` and `updatedBy` are null for the seed and for visitors. */
export const record = z.object({
  _id: id,
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});

export const owned = z.object({ ...record.shape, createdBy: id.nullable(), updatedBy: id.nullable() });
