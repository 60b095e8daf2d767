import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';

/** Names of what a request points to: practices by code, offices by their place in the setting. */
export const useNames = () => {
  const language = useLanguage();
  const practices = useQuery({ queryKey: ['practice-names'], queryFn: () => api.console.practices.get() });
  const setting = useQuery({ queryKey: ['setting-names'], queryFn: () => api.console.setting.get() });
  return {
    practice: (code: string | null | undefined) => {
      const name = practices.data?.practices.find((practice) => practice.code === code)?.name;
      return name?.[language]?.trim() || name?.ko || code || '';
    },
    office: (index: number | null | undefined) => {
      const title = setting.data?.setting.offices[index ?? -1]?.title;
      return title?.[language]?.trim() || title?.ko || '';
    },
  };
};
