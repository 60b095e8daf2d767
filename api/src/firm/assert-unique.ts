import { HttpError } from '../platform/http/errors';

/** Throws `taken` with the field of each item whose value of `key` repeats that of an earlier item. */
export const assertUnique = <K extends string>(field: string, key: K, items: Record<K, string>[]) => {
  const duplicates = items.flatMap((item, index) =>
    items.findIndex((other) => other[key] === item[key]) < index ? [index] : [],
  );
  if (duplicates.length > 0)
    throw new HttpError('taken', {
      errors: duplicates.map((at) => ({ field: `${field}.${at}.${key}`, code: 'taken' })),
    });
};
