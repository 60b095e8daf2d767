import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { useReader } from '../../../data/use-reader';

/** More fairs than one member takes part in. */
const limit = 100;

/** The reader's own application to a fair; null where they have not applied. */
export const useApplication = (fair: string) => {
  const language = useLanguage();
  const { sub } = useReader();
  return useQuery({
    queryKey: ['applications', fair, sub, language],
    queryFn: async () => {
      const { fairs } = await api.participations.mine({ query: { limit } });
      return fairs.find(({ _id }) => _id === fair)?.application ?? null;
    },
    enabled: sub !== null,
  });
};

export type OwnApplication = NonNullable<ReturnType<typeof useApplication>['data']>;
