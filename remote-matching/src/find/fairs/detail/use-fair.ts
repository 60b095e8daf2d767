import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { useReader } from '../../../components/match-reader';
import type { Fair, FairData } from './load';

/** The fair as this reader sees it: what the server rendered was for visitors. */
export const useFair = ({ fair, reader }: Pick<FairData, 'fair' | 'reader'>): Fair => {
  const language = useLanguage();
  const { sub } = useReader();
  const own = useQuery({
    queryKey: ['fair', fair._id, language, sub],
    queryFn: () => api.fairs.get({ params: { id: fair._id } }).then((answer) => answer.fair),
    enabled: sub !== null,
    ...(sub === reader ? { initialData: fair } : { placeholderData: fair }),
  });
  return own.data ?? fair;
};
