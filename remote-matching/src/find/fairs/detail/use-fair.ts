import { api } from 'shared/client';
import { useMemberData } from '../../../data/use-member-data';
import { type FairData, fetchFair } from './load';

/** The fair with the reader's participation and recommendations; as rendered for visitors until that is loaded. */
export const useFair = ({
  fair,
  recommendations,
  reader,
}: Pick<FairData, 'fair' | 'recommendations' | 'reader'>): Pick<FairData, 'fair' | 'recommendations'> =>
  useMemberData({
    queryKey: ['fair', fair._id],
    queryFn: () => fetchFair(api, fair._id),
    loaded: { fair, recommendations },
    reader,
  });
