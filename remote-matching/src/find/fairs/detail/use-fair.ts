import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { useReader } from '../../../data/use-reader';
import type { Fair, FairData } from './load';

/** The fair with the reader's participation; as the server rendered it for visitors until that is loaded. */
export const useFair = ({ fair, reader }: Pick<FairData, 'fair' | 'reader'>): Fair => {
  const language = useLanguage();
  const { sub } = useReader();
  const memberFair = useQuery({
    queryKey: ['fair', fair._id, language, sub],
    queryFn: () => api.fairs.get({ params: { id: fair._id } }).then((answer) => answer.fair),
    enabled: sub !== null,
    ...(sub === reader ? { initialData: fair } : { placeholderData: fair }),
  });
  return memberFair.data ?? fair;
};
