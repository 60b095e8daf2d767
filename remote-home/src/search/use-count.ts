import { formatNumber } from 'shared/format';
import { useT } from './i18n';
import type { SearchGroup } from './load';

/** Returns a function that says how many matches there are, of a group or of all. */
export const useCount = () => {
  const t = useT();
  return ({ total, more }: Pick<SearchGroup, 'total' | 'more'>) =>
    t(more ? 'countMore' : 'count', { total: formatNumber(total) });
};
