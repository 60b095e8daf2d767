import { Skeleton } from '@mui/material';
import { LoadError } from './LoadError';

interface Props {
  query: { data: unknown; isPending: boolean; error: Error | null; refetch: () => unknown };
  /** Height of the skeleton in pixels. */
  height: number;
}

/** A skeleton until a query has data, its error if it has none; nothing once there is data. */
export const QueryStatus = ({ query: { data, isPending, error, refetch }, height }: Props) => {
  if (isPending) return <Skeleton variant="rounded" height={height} />;
  return data ? null : <LoadError error={error} retry={refetch} />;
};
