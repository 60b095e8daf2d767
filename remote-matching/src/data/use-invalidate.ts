import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Returns a function that marks the queries whose keys begin with one of the given keys as stale. */
export const useInvalidate = () => {
  const client = useQueryClient();
  return useCallback(
    (...queryKeys: readonly (readonly unknown[])[]) =>
      Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey }))),
    [client],
  );
};
