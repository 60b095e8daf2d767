import { useQuery } from '@tanstack/react-query';
import { useLanguage } from 'shared/i18n';
import { useReader } from './use-reader';

interface MemberDataOptions<T> {
  queryKey: readonly unknown[];
  queryFn: () => Promise<T>;
  /** What the page has loaded before it was rendered. */
  loaded: T;
  /** Id of the reader that `loaded` was loaded for; null or left out for visitors. */
  reader?: string | null;
  enabled?: boolean;
}

/** Data as the signed-in reader sees it; what the page has loaded for visitors and until that is there. */
export const useMemberData = <T>({
  queryKey,
  queryFn,
  loaded,
  reader = null,
  enabled = true,
}: MemberDataOptions<T>): T => {
  const language = useLanguage();
  const { sub } = useReader();
  const { data } = useQuery({
    queryKey: [...queryKey, language, sub],
    queryFn,
    enabled: enabled && sub !== null,
    ...(sub !== null && sub === reader && { initialData: () => loaded }),
  });
  return data ?? loaded;
};
