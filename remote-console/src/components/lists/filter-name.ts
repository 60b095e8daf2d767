import type { z } from 'zod';
import type { ListRoute } from '../../data/resource-store';

type Query<R extends ListRoute> = z.input<R['query']>;

/** Names of a list's query that narrow its rows: the search `q` and the filters. */
type FilterName<R extends ListRoute> = Exclude<keyof Query<R> & string, 'page' | 'limit' | 'sort'>;

/** Names by which the API sorts the list. */
export type SortName<R extends ListRoute> = Exclude<NonNullable<Query<R>['sort']> & string, `-${string}`>;

/** A row of the list's response. */
export type Row<R extends ListRoute> = Extract<
  z.output<R['response']>[keyof z.output<R['response']>],
  readonly unknown[]
>[number];

/** `const filter = filterName<typeof contract.console.boards.list>()`: a filter that the list lacks does not compile. */
export const filterName =
  <R extends ListRoute>() =>
  <N extends FilterName<R>>(name: N): N =>
    name;
