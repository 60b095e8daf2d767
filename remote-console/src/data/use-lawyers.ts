import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';

/** All lawyers of the firm, in their order. */
export const useLawyers = () => useQuery({ queryKey: ['lawyer-names'], queryFn: () => api.console.lawyers.get() });
