import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { useMemberQuery } from '../../../data/use-member-query';

/** More fairs than one member takes part in. */
const limit = 100;

/** The reader's own application to a fair; null where they have not applied. */
export const useApplication = (fair: string) => {
  const language = useLanguage();
  return useMemberQuery(['applications', fair, language], async () => {
    const { fairs } = await api.participations.mine({ query: { limit } });
    return fairs.find(({ _id }) => _id === fair)?.application ?? null;
  });
};

export type FairApplication = NonNullable<ReturnType<typeof useApplication>['data']>;
