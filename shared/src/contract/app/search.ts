import { z } from 'zod';
import { languages } from '../localised';
import { route } from '../route';

/** What visitors can find, in the order of groups that match equally well. */
export const searchKinds = [
  'lawyer',
  'practice',
  'office',
  'case',
  'article',
  'faq',
  'notice',
  'lot',
  'program',
  'product',
  'fair',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Matches of a kind that are counted at most. */
export const maxCountedMatches = 300;
const maxSearchLength = 100;

/** Plain text in one language; each mark is a part of it that matches, from `start` to before `end`, in UTF-16 code units. */
export const MarkedText = z.object({
  text: z.string(),
  language: z.enum(languages),
  marks: z.array(z.object({ start: z.int(), end: z.int() })),
});

const SearchSuggestion = z.object({
  kind: z.enum(searchKinds),
  title: MarkedText,
  /** Of its page, without a language. */
  path: z.string(),
});

const SearchHit = SearchSuggestion.extend({
  /** A part of its text, about the first match; null if it has no text. */
  excerpt: MarkedText.nullable(),
  /** Address of a picture. */
  picture: z.string().nullable(),
});

const q = z
  .string()
  .trim()
  .min(1)
  .max(maxSearchLength)
  .transform((text) => text.normalize('NFC'));

export const search = {
  find: route({
    method: 'GET',
    path: '/v1/search',
    access: 'public',
    summary:
      'What visitors can find, grouped by kind, the best group first; forgives particles, spelling and a wrong keyboard',
    query: z.strictObject({
      q,
      /** Only this kind. */
      kind: z.enum(searchKinds).optional(),
      /** Hits of each kind. */
      limit: z.coerce.number<number>().int().min(1).max(50).default(5),
    }),
    response: z.object({
      groups: z.array(
        z.object({
          kind: z.enum(searchKinds),
          /** At most `maxCountedMatches`. */
          total: z.int(),
          /** There are more than `total`. */
          more: z.boolean(),
          hits: z.array(SearchHit),
        }),
      ),
    }),
    localised: true,
    addition: true,
  }),
  suggest: route({
    method: 'GET',
    path: '/v1/search/suggestions',
    access: 'public',
    summary: 'The best matches of all kinds, for a field in which somebody types',
    query: z.strictObject({ q }),
    response: z.object({ suggestions: z.array(SearchSuggestion) }),
    localised: true,
    addition: true,
  }),
};
