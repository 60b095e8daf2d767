import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';

/** The members to whom work can be assigned. */
export const useStaff = () => useQuery({ queryKey: ['staff'], queryFn: () => api.console.staff.list() });
