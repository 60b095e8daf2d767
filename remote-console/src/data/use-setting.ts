import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';

/** The setting document, for names of offices and auction halls. */
export const useSetting = () => useQuery({ queryKey: ['setting-names'], queryFn: () => api.console.setting.get() });
