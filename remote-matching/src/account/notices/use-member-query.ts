import { useQuery } from '@tanstack/react-query';
import { useLanguage } from 'shared/i18n';
import { useReader } from '../../data/use-reader';

/** Data as the signed-in reader sees it; the public data for visitors and until it is loaded. */
export const useMemberQuery = <T>(key: readonly unknown[], publicData: T, fetchData: () => Promise<T>): T => {
  const { sub } = useReader();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['notices', sub, language, ...key],
    queryFn: fetchData,
    enabled: sub !== null,
  });
  return data ?? publicData;
};
