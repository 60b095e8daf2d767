import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useReader } from './use-reader';

/** A query of the signed-in reader's own data, whose id is added to the key. Nothing is loaded for visitors. */
export const useMemberQuery = <T>(
  queryKey: readonly unknown[],
  queryFn: () => Promise<T>,
  options?: Pick<UseQueryOptions<T>, 'placeholderData'>,
) => {
  const { sub } = useReader();
  return useQuery({ queryKey: [...queryKey, sub], queryFn, enabled: sub !== null, ...options });
};
