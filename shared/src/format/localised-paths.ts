import type { Language } from 'shared/i18n';
import type { NamedRecord } from './record-paths';

/** The paths of a record in the languages in which it has content, for the head of its page. */
export const toLocalisedPaths = <R extends NamedRecord>(
  record: R & { slugs: { [L in Language]?: string | null | undefined } },
  toPath: (record: R) => string,
): { paths?: Partial<Record<Language, string>> } => {
  const slugs = Object.entries(record.slugs).filter(([, slug]) => slug);
  if (slugs.length === 0) return {};
  return {
    paths: Object.fromEntries(slugs.map(([language, slug]) => [language, toPath({ ...record, slug: slug ?? null })])),
  };
};

/** The same for a page whose path is the same in all of its languages. */
export const toPaths = (
  languages: readonly Language[],
  path: string,
): { paths: Partial<Record<Language, string>> } => ({
  paths: Object.fromEntries(languages.map((language) => [language, path])),
});
