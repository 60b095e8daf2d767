import { and } from 'drizzle-orm';
import { matchesNgrams } from '../../platform/database/ngrams';
import { orders } from './table';

/** Text that an order is found by, in lower case. */
export const buildSearchText = (...words: (string | null | undefined)[]) =>
  words
    .filter((word) => word)
    .join(' ')
    .toLowerCase();

/** Condition that the search text of an order contains every word of `q`. */
export const buildSearchCondition = (q: string | undefined) =>
  q ? and(...matchesNgrams(orders.search, q)) : undefined;
