import { EmptyState } from 'shared/ui';
import { fairI18n } from './i18n';
import type { Fair } from './load';
import { buildFairPath, type FairQuery, isFiltered } from './query';

/** Shown where a list of a fair is empty: the filters match nothing, or there is nothing yet. */
export const EmptyList = ({ fair, query }: { fair: Fair; query: FairQuery }) => {
  const t = fairI18n.useT();
  const filtered = isFiltered(query);
  return (
    <EmptyState
      title={t(filtered ? 'nothing' : 'noneYet')}
      text={t(filtered ? 'nothingHint' : 'noneYetHint')}
      links={filtered ? [{ to: buildFairPath(fair, { tab: query.tab }), text: t('clear') }] : []}
    />
  );
};
