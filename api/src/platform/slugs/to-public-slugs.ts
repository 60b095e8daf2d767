import type { LocalisedText, Slugs } from 'shared/contract';

/** The slugs of a row for `publicSlugs` of the contract. */
export const toPublicSlugs = ({ slugs }: { slugs: Slugs | null }) => ({
  // A public record always has title and text in Korean.
  slug: slugs?.ko ? (slugs as LocalisedText) : null,
  slugs: slugs ?? {},
});
