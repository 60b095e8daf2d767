import { z } from 'zod';
import { html, instant, L, owned } from '../fields';
import { crud, listOf, listQuery, route } from '../machine';

export const termsCodes = [
  'service',
  'privacy',
  'marketing',
  'third-party',
  'fair-seller',
  'fair-buyer',
  'auction',
  'shop',
  'form-consult',
] as const;
export type TermsCode = (typeof termsCodes)[number];
export const termsStatuses = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;

const written = z.object({
  code: z.enum(termsCodes),
  title: L(120),
  content: html(),
  required: z.boolean(),
  effectiveAt: instant,
  status: z.enum(termsStatuses),
  changeNote: z.string().max(500).nullish(),
});

export const Terms = z.object({
  ...owned.shape,
  ...written.shape,
  /** Number of this text among those of its code, from 1; given by the server. (`version` counts the changes of the record, C-2.) */
  edition: z.int(),
});
export type Terms = z.infer<typeof Terms>;

export const consoleTerms = crud(
  '/console/terms',
  {
    one: 'terms',
    many: 'terms',
    entity: Terms,
    write: written,
    sorts: ['createdAt', 'updatedAt', 'effectiveAt', 'code', 'edition'],
    filters: { code: z.enum(termsCodes).optional(), status: z.enum(termsStatuses).optional() },
  },
  'console',
);

/** For readers `version` is the edition: the number that a consent stores. */
const shown = Terms.pick({
  _id: true,
  code: true,
  title: true,
  content: true,
  version: true,
  required: true,
  effectiveAt: true,
  changeNote: true,
});

export const terms = {
  list: route({
    method: 'GET',
    path: '/v1/terms',
    access: 'public',
    summary: 'Terms in force, one a code',
    query: listQuery(['code'], { code: z.enum(termsCodes).optional() }),
    response: listOf('terms', shown.omit({ content: true })),
    localised: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/terms/:code',
    access: 'public',
    summary: 'The text in force of a code, or an earlier one by `version`, with the list of its versions',
    query: z.strictObject({ version: z.coerce.number<number>().int().min(1).optional() }),
    response: z.object({
      terms: shown,
      versions: z.array(z.object({ version: z.int(), effectiveAt: instant, changeNote: z.string().nullable() })),
    }),
    localised: true,
  }),
};
