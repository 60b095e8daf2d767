import { z } from 'zod';
import { crud, listOf } from '../crud';
import { auditedRecord, instant, localisedText, requiredLocalisedHtml } from '../fields';
import { route } from '../route';

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

/** Consent to one edition of the terms. */
export const Consent = z.object({ termsCode: z.enum(termsCodes), termsVersion: z.int(), agreed: z.boolean() });
export const ConsentInput = z.strictObject(Consent.shape);
export const consentsInput = z.array(ConsentInput).max(termsCodes.length);

const writable = z.object({
  code: z.enum(termsCodes),
  title: localisedText(120),
  content: requiredLocalisedHtml(),
  required: z.boolean(),
  effectiveAt: instant,
  status: z.enum(termsStatuses),
  changeNote: z.string().max(500).nullish(),
});

export const Terms = z.object({
  ...auditedRecord.shape,
  ...writable.shape,
  /** Edition among the texts of this code, from 1, set by the server. (`version` counts changes of the record, C-2.) */
  edition: z.int(),
});
export type Terms = z.infer<typeof Terms>;

export const consoleTerms = crud(
  '/console/terms',
  {
    one: 'terms',
    many: 'terms',
    entity: Terms,
    write: writable,
    sorts: ['createdAt', 'updatedAt', 'effectiveAt', 'code', 'edition', 'title', 'status', 'required', 'changeNote'],
    filters: { code: z.enum(termsCodes).optional(), status: z.enum(termsStatuses).optional() },
  },
  'console',
);

/** In public answers `version` is the edition, which a consent stores. */
export const PublicTerms = Terms.pick({
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
    summary: 'Terms in force, one per code',
    ...listOf('terms', PublicTerms.omit({ content: true }), {
      sorts: ['code'],
      filters: { code: z.enum(termsCodes).optional() },
    }),
    localised: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/terms/:code',
    access: 'public',
    summary: 'The text in force of a code, or an earlier one by `version`, with all versions',
    query: z.strictObject({ version: z.coerce.number<number>().int().min(1).optional() }),
    response: z.object({
      terms: PublicTerms,
      versions: z.array(z.object({ version: z.int(), effectiveAt: instant, changeNote: z.string().nullable() })),
    }),
    localised: true,
  }),
};
