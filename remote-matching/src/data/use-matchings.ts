import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { useReader } from './use-reader';

const maxMatchings = 100;

/** The reader's open requests and agreed meetings, at all fairs. */
export const useActiveMatchings = () => {
  const language = useLanguage();
  const { sub } = useReader();
  return useQuery({
    queryKey: ['matchings', 'live', language, sub],
    queryFn: () =>
      api.matchings.list({ query: { live: 'true', limit: maxMatchings } }).then(({ matchings }) => matchings),
    enabled: sub !== null,
  });
};

export type Matching = NonNullable<ReturnType<typeof useActiveMatchings>['data']>[number];
