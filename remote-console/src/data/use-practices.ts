import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';

/** All practices of the firm, in their order. */
export const usePractices = () =>
  useQuery({ queryKey: ['practice-names'], queryFn: () => api.console.practices.get() });
