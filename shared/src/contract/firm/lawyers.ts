import { z } from 'zod';
import { contentLanguages, email, FileRef, id, localisedText, phone, requiredText, slug, sortOrder } from '../fields';
import { route } from '../route';

/** BCP 47. */
export const spokenLanguages = ['ko', 'en', 'zh', 'ja', 'vi', 'ru'] as const;

export const Lawyer = z.object({
  _id: id,
  /** Korean name; the specification calls it `title`. */
  title: requiredText(40),
  titleEn: requiredText(60),
  /** Name in Chinese characters. */
  titleCn: z.string().trim().max(40).nullish(),
  ceo: z.boolean(),
  slug,
  image: FileRef.nullable(),
  /** Index of an office in the setting; null without an office. */
  office: z.int().min(0).nullable(),
  /** Codes of practices. */
  practices: z.array(z.string().max(40)).max(12),
  specialties: z.array(z.object({ name: localisedText(60), registeredNo: z.string().max(40).nullish() })).max(6),
  education: z.array(localisedText(120)).max(12),
  careers: z.array(localisedText(160)).max(30),
  email: email.nullish(),
  tel: phone.nullish(),
  intro: localisedText(1000).nullish(),
  /** Languages in which a client can talk to them. */
  languages: z.array(z.enum(spokenLanguages)).max(spokenLanguages.length).nullish(),
  enabled: z.boolean(),
  order: sortOrder,
});
export type Lawyer = z.infer<typeof Lawyer>;

/** The name in the reader’s language; in Chinese the Latin form, where there is no Chinese one. */
const derivedTexts = { name: localisedText(60), position: localisedText(40) };
const PublicLawyer = Lawyer.omit({ enabled: true, order: true }).extend({ ...derivedTexts, contentLanguages });

export const lawyers = {
  list: route({
    method: 'GET',
    path: '/v1/lawyers',
    access: 'public',
    summary: 'Lawyers in order, with their names and positions in the reader’s language',
    response: z.object({ lawyers: z.array(PublicLawyer) }),
    localised: true,
  }),
};

const lawyersDocument = z.object({ lawyers: z.array(Lawyer), version: z.int() });

export const consoleLawyers = {
  get: route({
    method: 'GET',
    path: '/console/lawyers',
    access: 'console',
    summary: 'The ordered list of lawyers',
    response: lawyersDocument,
  }),
  update: route({
    method: 'PUT',
    path: '/console/lawyers',
    access: 'console',
    summary: 'Replace the list; its order is the display order, pictures of known ids are kept',
    body: z.strictObject({
      lawyers: z
        .array(z.strictObject({ ...Lawyer.omit({ image: true, order: true }).shape, _id: id.nullish() }))
        .min(1)
        .max(200),
      version: z.int().min(0),
    }),
    response: lawyersDocument,
  }),
  image: route({
    method: 'POST',
    path: '/console/lawyers/:id/image',
    access: 'console',
    summary: 'Set the portrait of a lawyer',
    part: 'image',
    response: lawyersDocument,
  }),
};
