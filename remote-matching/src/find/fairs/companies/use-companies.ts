import { api } from 'shared/client';
import { useMemberData } from '../../../data/use-member-data';
import { type FairData, fetchCompanies } from '../detail/load';

/** The list of companies with the reader's relation to each; the list for visitors until that is loaded. */
export const useCompanies = ({ fair, query, companies, reader }: FairData) =>
  useMemberData({
    queryKey: ['companies', fair._id, query],
    queryFn: (): Promise<typeof companies> => fetchCompanies(api, fair._id, query),
    loaded: companies,
    reader,
    enabled: companies !== null,
  });
