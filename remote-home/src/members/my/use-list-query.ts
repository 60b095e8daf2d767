import { useLocation, useSearchParams } from 'shared/router';
import { readPageNumber } from '../../layout/query-params';

interface ListQueryChange<F> {
  filter?: F | null;
  page?: number;
}

export interface ListQuery<F extends string> {
  page: number;
  filter: F | null;
  filters: readonly F[];
  /** The address with another filter or page; another filter begins at the first page. */
  buildPath: (change: ListQueryChange<F>) => string;
}

/** The page and the filter of a list as the address has them. `name` is the filter's query parameter. */
export const useListQuery = <F extends string = never>(name = '', filters: readonly F[] = []): ListQuery<F> => {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const current = filters.find((filter) => filter === query.get(name)) ?? null;
  const buildPath = ({ filter = current, page = 1 }: ListQueryChange<F>) => {
    const search = new URLSearchParams({
      ...(filter && { [name]: filter }),
      ...(page > 1 && { page: String(page) }),
    }).toString();
    return search ? `${pathname}?${search}` : pathname;
  };
  return { page: readPageNumber(query), filter: current, filters, buildPath };
};
