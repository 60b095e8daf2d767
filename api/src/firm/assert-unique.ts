import { HttpError } from '../platform/http/errors';

/** Throws `taken` with the field of each item whose value of `key`, if it has one, repeats that of an earlier item. */
export const assertUnique = <K extends string>(
  field: string,
  key: K,
  items: readonly { readonly [key in K]?: string | null | undefined }[],
) => {
  const duplicates = items.flatMap((item, index) =>
    item[key] && items.findIndex((other) => other[key] === item[key]) < index ? [index] : [],
  );
  if (duplicates.length > 0)
    throw new HttpError('taken', {
      errors: duplicates.map((at) => ({ field: `${field}.${at}.${key}`, code: 'taken' })),
    });
};
