import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import type { Canary } from 'shared/contract';

/** Interval at which the numbers are loaded again. */
const refetchMs = 10_000;

/** The latest canaries, the newest first; undefined while they are not known. */
export const useCanaries = (): Canary[] | undefined =>
  useQuery({
    queryKey: ['canaries'],
    queryFn: () => api.console.canaries.list(),
    refetchInterval: refetchMs,
  }).data?.canaries;
