import { z } from 'zod';
import { email, FileRef, id, L, order, phone, slug } from '../fields';
import { route } from '../machine';

export const Lawyer = z.object({
  _id: id,
  /** Korean name, as the specification calls it. */
  title: z.string().trim().min(1).max(40),
  titleEn: z.string().trim().min(1).max(60),
  ceo: z.boolean(),
  slug,
  image: FileRef.nullable(),
  /** Index into the setting's offices; null where a lawyer belongs to none. */
  office: z.int().min(0).nullable(),
  /** Codes of practices. */
  practices: z.array(z.string().max(40)).max(12),
  specialties: z.array(z.object({ name: L(60), registeredNo: z.string().max(40).nullish() })).max(6),
  education: z.array(L(120)).max(12),
  careers: z.array(L(160)).max(30),
  email: email.nullish(),
  tel: phone.nullish(),
  intro: L(1000).nullish(),
  enabled: z.boolean(),
  order,
});
export type Lawyer = z.infer<typeof Lawyer>;

const position = { position: L(40) };

export const lawyers = {
  list: route({
    method: 'GET',
    path: '/v1/lawyers',
    access: 'public',
    summary: 'Lawyers in order, with their position',
    response: z.object({ lawyers: z.array(Lawyer.omit({ enabled: true, order: true }).extend(position)) }),
    localised: true,
  }),
};

const stored = z.object({ lawyers: z.array(Lawyer), version: z.int() });

export const consoleLawyers = {
  get: route({
    method: 'GET',
    path: '/console/lawyers',
    access: 'console',
    summary: 'The ordered list of lawyers',
    response: stored,
  }),
  update: route({
    method: 'PUT',
    path: '/console/lawyers',
    access: 'console',
    summary: 'Replace the list; the position in it is the order, pictures of known ids are kept',
    body: z.strictObject({
      lawyers: z
        .array(z.strictObject({ ...Lawyer.omit({ image: true, order: true }).shape, _id: id.nullish() }))
        .min(1)
        .max(200),
      version: z.int().min(0),
    }),
    response: stored,
  }),
  image: route({
    method: 'POST',
    path: '/console/lawyers/:id/image',
    access: 'console',
    summary: 'Set the portrait of a lawyer',
    part: 'image',
    response: stored,
  }),
};
