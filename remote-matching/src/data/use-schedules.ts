import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { useMemberQuery } from './use-member-query';

/** The reader's slots at each fair that they take part in. */
export const useSchedules = () => {
  const language = useLanguage();
  return useMemberQuery(['schedules', language], async () => (await api.schedules.list({})).schedules);
};

export type Schedule = NonNullable<ReturnType<typeof useSchedules>['data']>[number];
