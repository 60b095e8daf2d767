import type { ReactNode } from 'react';
import { ApiFailure } from 'shared/client';
import { ErrorState, Loading, Skeleton } from 'shared/ui';
import { peopleI18n } from './people-i18n';

interface PeopleLoadedProps<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** Blocks that hold the place meanwhile. */
  blocks?: number;
  children: (data: T) => ReactNode;
}

/** What a query read, or how far it is with that; what was read before stays when a later read fails. */
export const PeopleLoaded = <T,>({ query: { data, error, refetch }, blocks = 3, children }: PeopleLoadedProps<T>) => {
  const t = peopleI18n.useT();
  if (data !== undefined) return children(data);
  if (error) {
    const lost = error instanceof ApiFailure && error.code === 'network';
    return <ErrorState message={lost ? t('offline') : error.message} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <Loading />
      {Array.from({ length: blocks }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={index} shape="block" />
      ))}
    </>
  );
};
