import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { useReader } from '../../components/match-reader';

/** One's own times at every fair one takes part in. */
export const useSchedules = () => {
  const language = useLanguage();
  const { sub } = useReader();
  return useQuery({
    queryKey: ['schedules', language, sub],
    queryFn: () => api.schedules.list({}).then(({ schedules }) => schedules),
    enabled: sub !== null,
  });
};

export type Schedule = NonNullable<ReturnType<typeof useSchedules>['data']>[number];

const limit = 100;

/** Requests that wait and meetings that are agreed, at every fair. */
export const useLiveMatchings = () => {
  const language = useLanguage();
  const { sub } = useReader();
  return useQuery({
    queryKey: ['matchings', 'live', language, sub],
    queryFn: () => api.matchings.list({ query: { live: 'true', limit } }).then(({ matchings }) => matchings),
    enabled: sub !== null,
  });
};

export type Matching = NonNullable<ReturnType<typeof useLiveMatchings>['data']>[number];
