import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { useReader } from './use-reader';

/** The reader's slots at each fair that they take part in. */
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
