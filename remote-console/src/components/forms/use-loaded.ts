import { useState } from 'react';

interface Query {
  isFetching?: boolean | undefined;
  error?: unknown;
}

/**
 * Whether the record itself has been read. Until then it may be the row of a list, which lacks fields and may be old. A
 * later failure does not change it.
 */
export const useLoaded = ({ isFetching, error }: Query) => {
  const isRead = !isFetching && !error;
  const [isLoaded, setLoaded] = useState(isRead);
  if (!isLoaded && isRead) setLoaded(true);
  return isLoaded;
};
