import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { useMemberQuery } from './use-member-query';

const maxMatchings = 100;

/** The reader's open requests and agreed meetings, at all fairs. */
export const useActiveMatchings = () => {
  const language = useLanguage();
  return useMemberQuery(['matchings', 'live', language], async () => {
    const { matchings } = await api.matchings.list({ query: { live: 'true', limit: maxMatchings } });
    return matchings;
  });
};

export type Matching = NonNullable<ReturnType<typeof useActiveMatchings>['data']>[number];
