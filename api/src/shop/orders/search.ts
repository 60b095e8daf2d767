import { matchesNgramsOrNumber } from '../../platform/database/ngrams';
import { orders } from './table';

/** Text that an order is found by, in lower case. */
export const buildSearchText = (...words: (string | null | undefined)[]) =>
  words
    .filter((word) => word)
    .join(' ')
    .toLowerCase();

/** Condition that the search text of an order contains every word of `q`, or the number that it may be. */
export const buildSearchCondition = (q: string | undefined) =>
  q ? matchesNgramsOrNumber(orders.search, q) : undefined;
