import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';

/** Interval at which the numbers are loaded again. */
const refetchMs = 10_000;

/** The latest canaries, the newest first. */
export const useCanaries = () =>
  useQuery({
    queryKey: ['canaries'],
    queryFn: async () => (await api.console.canaries.list()).canaries,
    refetchInterval: refetchMs,
  });
