import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { fairDefaults } from 'shared/contract';

/** The rules that a fair gets where its form is empty: those of the setting, and of the contract where it has none. */
export const useFairRules = () =>
  useQuery({
    queryKey: ['fair-rules'],
    queryFn: async () => ({ ...fairDefaults, ...(await api.console.setting.get()).setting.fair }),
  });

export type FairRules = NonNullable<ReturnType<typeof useFairRules>['data']>;
