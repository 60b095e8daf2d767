import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { useReader } from '../../../components/match-reader';
import { type FairData, listCompanies } from './load';

/** The list as loaded for visitors, then with what this reader has to do with each company. */
export const useCompanies = ({ fair, query, companies, reader }: FairData) => {
  const language = useLanguage();
  const { sub } = useReader();
  const shown = companies ?? undefined;
  const own = useQuery({
    queryKey: ['companies', fair._id, query, language, sub],
    queryFn: () => listCompanies(api, fair._id, query),
    enabled: sub !== null && companies !== null,
    ...(sub === reader ? { initialData: shown } : { placeholderData: shown }),
  });
  return own.data ?? companies;
};
