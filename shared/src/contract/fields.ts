import { z } from 'zod';
import { languages, localisedField } from './localised';

export const id = z.string().min(1).max(64);
const toUtc = (text: string) => (Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString());

/** ISO-8601 UTC with milliseconds; offsets are accepted and normalised on the way in. */
export const instant = z.iso.datetime({ offset: true }).overwrite(toUtc);
/** A day in Asia/Seoul, `YYYY-MM-DD`. */
export const day = z.iso.date();
/** Time of day, `HH:MM`. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);
/** A phone number: Korean ones as digits, mobile ones with all of them, foreign ones in E.164. */
export const phone = z.string().regex(/^((?!01[016-9])\d{8,12}|010\d{8}|01[16-9]\d{7,8}|\+\d{8,15})$/);
export const email = z.email().max(254);
export const sortOrder = z.int().min(0);

/** Whether a text shows anything: blanks, fillers and characters without a shape do not. */
const isVisible = (text: string) => /[^\s\p{Z}\p{C}\u115f\u1160\u2800\u3164\uffa0]/u.test(text);
/** The same for HTML, in which a picture, a table or the like counts too. */
const isVisibleHtml = (html: string) =>
  /<(img|table|hr|iframe|video)\b/i.test(html) || isVisible(html.replace(/<[^<>]*>|&nbsp;|&#(160|8203|xa0);/gi, ''));
const missing = { params: { code: 'required' } };

/** Trimmed text of at most `max` characters that must show something. */
export const requiredText = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => text === '' || isVisible(text), missing);
/** The same as HTML. */
export const requiredHtmlText = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((html) => html === '' || isVisibleHtml(html), missing);

/** Why personal data leave in a file; written into the audit log. */
export const exportReason = requiredText(300).min(2);

/** Trimmed text without line breaks, which would start another header in an e-mail. */
export const singleLine = z
  .string()
  .trim()
  .regex(/^[^\r\n]*$/)
  .refine((text) => text === '' || isVisible(text), missing);

/** Trimmed text of at most `max` characters that may be left out. */
export const optionalText = (max: number) => z.string().trim().max(max).nullish();

/** An amount of money in won (KRW). */
export const krw = z.int().min(0).max(2_000_000_000);

const businessNumberWeights = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/**
 * Whether ten digits have a valid check digit, the last one. The sum is weighted; `(10 - carried % 10) % 10` is 0 where
 * it ends in 0.
 */
export const isBusinessNumber = (digits: string) => {
  if (!/^\d{10}$/.test(digits)) return false;
  const sum = businessNumberWeights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
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
  address1: requiredText(200),
  address2: z.string().trim().max(200).nullish(),
  sido: z.string().max(40).nullish(),
  sigungu: z.string().max(40).nullish(),
  lat: z.number().min(-90).max(90).nullish(),
  lng: z.number().min(-180).max(180).nullish(),
});
export type Address = z.infer<typeof Address>;

/** `URL.canParse` and `URL.parse` came to Safari with versions 17 and 18. */
const parseUrl = (value: string) => {
  try {
    return new URL(value);
  } catch {
    return null;
  }
};

const isSafeUrl = (value: string) => {
  if (value.startsWith('/')) return !value.startsWith('//');
  const url = parseUrl(value);
  return url !== null && ['https:', 'http:'].includes(url.protocol) && url.username === '' && url.password === '';
};

/** Longest path of a page as a browser sends it: a slug of 60 Hangul letters has 540 characters there. */
export const maxPathLength = 1000;

/** A link: https, http or a path of the site; never `javascript:`, and without credentials (W8). */
export const linkUrl = z
  .string()
  .trim()
  .max(2048)
  .refine(isSafeUrl, { params: { code: 'url' } });

/** Characters of HTML from an editor; the API sanitises it on write and on read (C-7). */
const htmlMaxLength = 200_000;

/** Text of at most `max` characters in three languages; a missing language falls back to Korean (W6). */
export const localisedText = (max: number) =>
  localisedField(z.string().max(max).refine(isVisible, missing), z.string().max(max));
export const localisedHtml = () => localisedText(htmlMaxLength);
/** HTML in three languages that must show something, at least in Korean. */
export const requiredLocalisedHtml = () =>
  localisedField(requiredHtmlText(htmlMaxLength), z.string().max(htmlMaxLength));

/** Derived: the languages in which a record has its title, and its text if there is one in Korean (decision 71). */
export const contentLanguages = z.array(z.enum(languages));

export const pageQuery = z.object({
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

/** A boolean filter in a URL. */
export const booleanFlag = z.enum(['true', 'false']);

/** A line of particulars: what it is about, and what is said of it. */
export const InfoText = z.object({ key: requiredText(60), value: requiredText(500) });

/** A file as the record that owns it shows it; `size` in bytes, `width` and `height` in pixels. */
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

/** A QR code: modules per side, and the dark ones as an SVG path with that view box. */
export const QrCode = z.object({ size: z.int(), path: z.string() });

/** Fields of every stored record; `version` counts its changes (C-2). */
export const baseRecord = z.object({
  _id: id,
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});

export const auditedRecord = z.object({ ...baseRecord.shape, createdBy: id.nullable(), updatedBy: id.nullable() });
