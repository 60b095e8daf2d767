import { languages, type Slugs } from 'shared/contract';
import { assertNoFieldErrors } from '../http/errors';

const getSlugs = (record: object | null) => (record as { slugs?: Slugs | null } | null)?.slugs;

/**
 * Refuses new slugs that the database has left out because the record lacks title or text in their language. `body` is what was
 * asked for, `before` and `after` are the rows; any of them may be without slugs.
 */
export const assertSlugsAssigned = (body: object, before: object | null, after: object) =>
  assertNoFieldErrors(
    languages.map((language) => {
      const wanted = getSlugs(body)?.[language];
      const isLeftOut = wanted && wanted !== getSlugs(before)?.[language] && !getSlugs(after)?.[language];
      return isLeftOut && { field: `slugs.${language}`, code: 'untranslated' as const };
    }),
  );
