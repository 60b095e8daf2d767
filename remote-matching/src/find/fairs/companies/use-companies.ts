import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { useReader } from '../../../data/use-reader';
import { type FairData, fetchCompanies } from '../detail/load';

/** The list of companies with the reader's relation to each; the list for visitors until that is loaded. */
export const useCompanies = ({ fair, query, companies, reader }: FairData) => {
  const language = useLanguage();
  const { sub } = useReader();
  const publicList = companies ?? undefined;
  const memberList = useQuery({
    queryKey: ['companies', fair._id, query, language, sub],
    queryFn: () => fetchCompanies(api, fair._id, query),
    enabled: sub !== null && companies !== null,
    ...(sub === reader ? { initialData: publicList } : { placeholderData: publicList }),
  });
  return memberList.data ?? companies;
};
