/** Largest number of a page that the API takes. */
const maxNumber = 1_000_000;

/** A positive integer in a query parameter; 1 where it is missing or anything else, and never more than the API takes. */
export const readPositiveInt = (query: URLSearchParams, name: string) =>
  Math.min(maxNumber, Math.max(1, Number.parseInt(query.get(name) ?? '1', 10) || 1));

export const readPageNumber = (query: URLSearchParams) => readPositiveInt(query, 'page');

/** The address of a page of a list; the first page has no parameter. */
export const buildPagePath = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path);
