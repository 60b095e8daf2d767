import { useLocation, useSearchParams } from 'shared/router';

/** The page and one filter of a list of one's own, as the address has them. */
export const usePageQuery = <F extends string>(name: string, filters: readonly F[]) => {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  const filter = filters.find((known) => known === query.get(name)) ?? null;
  const hrefOf = (next: { filter?: F | null; page?: number }) => {
    const { filter: wanted = filter, page: number = 1 } = next;
    const search = new URLSearchParams({
      ...(wanted && { [name]: wanted }),
      ...(number > 1 && { page: String(number) }),
    }).toString();
    return search ? `${pathname}?${search}` : pathname;
  };
  return { page, filter, hrefOf };
};
