import type { FieldPath, FieldValues } from 'react-hook-form';

/** `const s = source<Board>()`: a path that the entity does not have does not compile. */
export const source =
  <E extends FieldValues>() =>
  <P extends FieldPath<E>>(path: P): P =>
    path;
