import type { ReactNode } from 'react';
import { QueryBoundary } from 'shared/account-forms';
import { Pager } from 'shared/ui';
import type { ListQuery } from './use-list-query';

export interface PagedQuery<R> {
  data: { rows: R[]; total: number; limit: number } | undefined;
  error: Error | null;
  refetch: () => void;
}

interface PagedListProps<R> {
  query: PagedQuery<R>;
  list: Pick<ListQuery<never>, 'page' | 'buildPath'>;
  /** Shown in place of a list without rows. */
  empty: ReactNode;
  children: (rows: R[]) => ReactNode;
}

/** One page of a list: loading, error, no rows, or the rows with links to the other pages. */
export const PagedList = <R,>({ query, list: { page, buildPath }, empty, children }: PagedListProps<R>) => (
  <QueryBoundary query={query}>
    {({ rows, total, limit }) => (
      <>
        {rows.length === 0 ? empty : children(rows)}
        <Pager page={page} limit={limit} total={total} buildHref={(number) => buildPath({ page: number })} />
      </>
    )}
  </QueryBoundary>
);
