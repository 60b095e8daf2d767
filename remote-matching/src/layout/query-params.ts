const maxSearchLength = 100;
const maxPage = 1_000_000;

/** The page of a list, 1 where the parameter is missing or no positive integer. */
export const readPageNumber = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page <= maxPage ? page : 1;
};

/** The words that a list is searched for, '' for none. */
export const readSearchText = (query: URLSearchParams): string =>
  (query.get('q') ?? '').trim().slice(0, maxSearchLength);

/** The text as one of the options, null where it is none of them. */
export const parseOption = <T extends string>(options: readonly T[], text: string | null): T | null =>
  options.find((option) => option === text) ?? null;

type QueryValue = string | number | boolean | null | undefined;

/** A path with the values that are not empty as query parameters; `page: 1` is left out. */
export const buildPath = (path: string, values: Record<string, QueryValue>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const text = typeof value === 'string' ? value.trim() : value === true ? 'true' : value || '';
    if (text !== '' && !(name === 'page' && text === 1)) query.set(name, String(text));
  }
  // Not `query.size`, which the oldest browsers lack.
  return [path, String(query)].filter(Boolean).join('?');
};
