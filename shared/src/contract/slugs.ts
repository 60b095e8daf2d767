import { z } from 'zod';
import { localisedField } from './localised';

/** Words that are parts of addresses; the same as in `to_slug` of migration 0116. */
export const reservedSlugs = [
  ...['new', 'create', 'edit', 'search', 'list', 'all', 'page', 'index'],
  ...['api', 'console', 'feed', 'rss'],
];

/** Those that are made have 60 at most, and some of them a number or the end of an id besides. */
const maxLength = 64;
const isName = (slug: string) => !/^[\d-]*$/.test(slug) && !reservedSlugs.includes(slug);
const toLowerCase = (slug: string) => slug.normalize('NFC').toLowerCase();
const name = (pattern: RegExp) =>
  z
    .string()
    .trim()
    .overwrite(toLowerCase)
    .max(maxLength)
    .regex(pattern)
    .refine(isName, { params: { code: 'slug' } });

const latinSlug = name(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** Hangul and Han characters too, and all of Latin that `latinSlug` has. */
const anySlug = name(/^[a-z0-9가-힣㐀-䶿一-鿿]+(-[a-z0-9가-힣㐀-䶿一-鿿]+)*$/);

const slugText = z.string().nullish();

/** The name in a record's address by language: those in which the record has its title and text. */
export const Slugs = z.object({ ko: slugText, en: slugText, cn: slugText });
export type Slugs = z.infer<typeof Slugs>;

/** Null has the slug of a language made from the title again; one that is left out stays as it is. */
export const WritableSlugs = z.strictObject({ ko: anySlug.nullish(), en: latinSlug.nullish(), cn: anySlug.nullish() });

/** The slugs of a record as the public sees them. */
export const publicSlugs = {
  /** In the reader’s language, or else in Korean; null for a record that is found by its id alone. */
  slug: localisedField(z.string().max(maxLength), z.string().max(maxLength)).nullable(),
  slugs: Slugs,
};
