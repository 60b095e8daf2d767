import { api } from 'shared/client';
import { useMemberData } from '../../../data/use-member-data';
import type { Fair, FairData } from './load';

/** The fair with the reader's participation; as the server rendered it for visitors until that is loaded. */
export const useFair = ({ fair, reader }: Pick<FairData, 'fair' | 'reader'>): Fair =>
  useMemberData({
    queryKey: ['fair', fair._id],
    queryFn: async () => (await api.fairs.get({ params: { id: fair._id } })).fair,
    loaded: fair,
    reader,
  });
