import { useQuery } from '@tanstack/react-query';
import { useLanguage } from 'shared/i18n';
import { useReader } from '../../components/match-reader';

/** What a member may read beside what everybody may: asked for once the tab's sign-in is known, shown in its place. */
export const useOwn = <T>(key: readonly unknown[], everybodys: T, read: () => Promise<T>): T => {
  const { sub } = useReader();
  const language = useLanguage();
  const { data } = useQuery({ queryKey: ['notices', sub, language, ...key], queryFn: read, enabled: sub !== null });
  return data ?? everybodys;
};
