import type { ReactNode } from 'react';
import { ApiFailure } from 'shared/client';
import { ErrorState, LoadingSkeleton } from 'shared/ui';
import { accountFormsI18n } from '../i18n';

interface QueryBoundaryProps<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** Number of placeholders while loading. */
  skeletons?: number;
  children: (data: T) => ReactNode;
}

/** Renders the data of a query, placeholders while it loads, or its error. Data that is there stays if a later request fails. */
export const QueryBoundary = <T,>({
  query: { data, error, refetch },
  skeletons = 3,
  children,
}: QueryBoundaryProps<T>) => {
  const t = accountFormsI18n.useT();
  if (data !== undefined) return children(data);
  if (error) {
    const isOffline = error instanceof ApiFailure && error.code === 'network';
    return <ErrorState message={isOffline ? t('offline') : error.message} onRetry={() => void refetch()} />;
  }
  return <LoadingSkeleton shapes={Array.from({ length: skeletons }, () => 'block')} />;
};
