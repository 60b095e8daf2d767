import type { ReactNode } from 'react';
import { ErrorState, LoadingSkeleton } from 'shared/ui';
import section from '../../components/section.module.css';

interface ViewBoundaryProps<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  children: (data: T) => ReactNode;
}

/** Renders a query's data, or the state of the query until there is any. */
export const ViewBoundary = <T,>({ query: { data, error, refetch }, children }: ViewBoundaryProps<T>) => {
  if (data !== undefined) return children(data);
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return (
    <div className={section.group}>
      <LoadingSkeleton shapes={['block', 'block']} />
    </div>
  );
};
