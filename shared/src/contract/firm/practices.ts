import { z } from 'zod';
import { contentLanguages, id, linkUrl, localisedText, sortOrder } from '../fields';
import { route } from '../route';

export const practiceCode = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .max(40);

export const Practice = z.object({
  _id: id,
  code: practiceCode,
  name: localisedText(60),
  summary: localisedText(300),
  items: z.array(localisedText(80)).max(12),
  icon: z.string().max(40).nullish(),
  image: linkUrl.nullish(),
  link: linkUrl.nullish(),
  /** What it is about, in paragraphs. */
  about: localisedText(2000).nullish(),
  /** How a case runs, in order. */
  steps: z
    .array(z.object({ title: localisedText(60), text: localisedText(300) }))
    .max(8)
    .nullish(),
  /** What it costs, in paragraphs. */
  cost: localisedText(1000).nullish(),
  questions: z
    .array(z.object({ question: localisedText(200), answer: localisedText(1000) }))
    .max(12)
    .nullish(),
  order: sortOrder,
  enabled: z.boolean(),
});
export type Practice = z.infer<typeof Practice>;

const PublicPractice = Practice.omit({ enabled: true, order: true }).extend({ contentLanguages });

export const practices = {
  list: route({
    method: 'GET',
    path: '/v1/practices',
    access: 'public',
    summary: 'Fields of practice in order',
    response: z.object({ practices: z.array(PublicPractice) }),
    localised: true,
  }),
};

const practicesDocument = z.object({ practices: z.array(Practice), version: z.int() });

export const consolePractices = {
  get: route({
    method: 'GET',
    path: '/console/practices',
    access: 'console',
    summary: 'The ordered list of practices',
    response: practicesDocument,
  }),
  update: route({
    method: 'PUT',
    path: '/console/practices',
    access: 'console',
    summary: 'Replace the list; its order is the display order',
    body: z.strictObject({
      practices: z.array(z.strictObject({ ...Practice.omit({ order: true }).shape, _id: id.nullish() })).max(60),
      version: z.int().min(0),
    }),
    response: practicesDocument,
  }),
};
