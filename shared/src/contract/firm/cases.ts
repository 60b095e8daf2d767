import { z } from 'zod';
import { crud, listOf } from '../crud';
import {
  auditedRecord,
  booleanFlag,
  contentLanguages,
  id,
  localisedText,
  requiredLocalisedHtml,
  slug,
  sortOrder,
} from '../fields';
import { route } from '../route';
import { practiceCode } from './practices';

/** How a case ended for the client. */
export const caseOutcomes = [
  'WON',
  'PARTLY_WON',
  'DEFENDED',
  'SETTLED',
  'COMPLETED',
  'ACQUITTED',
  'NOT_CHARGED',
  'SUSPENDED',
] as const;

const writable = z.object({
  /** The last part of the address of its page. */
  slug,
  /** Names nobody: clients and opponents stay unknown. */
  title: localisedText(120),
  summary: localisedText(300),
  content: requiredLocalisedHtml(),
  /** Codes of practices. */
  practices: z.array(practiceCode).min(1).max(6),
  outcome: z.enum(caseOutcomes),
  /** The lawyers who worked on it. */
  _lawyers: z.array(id).max(6),
  /** Index of an office in the setting; null without an office. */
  office: z.int().min(0).nullable(),
  /** When it ended. */
  year: z.int().min(1990).max(2100),
  /** Cases with an order come first; null leaves the place to the year. */
  order: sortOrder.nullish(),
  published: z.boolean(),
});

/** A finished case of the firm, told without names. */
export const Case = z.object({ ...auditedRecord.shape, ...writable.shape });
export type Case = z.infer<typeof Case>;

export const PublicCase = Case.omit({ createdBy: true, updatedBy: true, order: true, published: true }).extend({
  contentLanguages,
});
/** A case in a list, without its text. */
export const CaseCard = PublicCase.omit({ content: true });

export const cases = {
  list: route({
    method: 'GET',
    path: '/v1/cases',
    access: 'public',
    summary: 'Published cases in order, then newest first',
    ...listOf('cases', CaseCard, {
      sorts: ['year'],
      filters: {
        outcome: z.enum(caseOutcomes).optional(),
        practice: practiceCode.optional(),
        _lawyer: id.optional(),
      },
    }),
    localised: true,
    addition: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/cases/:slug',
    access: 'public',
    summary: 'A published case',
    response: z.object({ case: PublicCase }),
    localised: true,
    addition: true,
  }),
};

const base = crud(
  '/console/cases',
  {
    one: 'case',
    many: 'cases',
    entity: Case,
    write: writable,
    sorts: ['createdAt', 'updatedAt', 'year', 'order', 'outcome', 'title', 'published'],
    filters: { outcome: z.enum(caseOutcomes).optional(), published: booleanFlag.optional() },
  },
  'console',
);

export const consoleCases = {
  list: { ...base.list, addition: true },
  get: { ...base.get, addition: true },
  create: { ...base.create, addition: true },
  update: { ...base.update, addition: true },
  remove: { ...base.remove, addition: true },
} as const;
