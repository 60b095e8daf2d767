import { EmptyState, LinkButton } from 'shared/ui';
import { fairI18n } from './i18n';
import { buildFairPath, type FairQuery, isFiltered } from './query';

/** Shown where a list of a fair is empty: the filters match nothing, or there is nothing yet. */
export const EmptyList = ({ fair, query }: { fair: string; query: FairQuery }) => {
  const t = fairI18n.useT();
  const filtered = isFiltered(query);
  return (
    <EmptyState title={t(filtered ? 'nothing' : 'noneYet')}>
      <p>{t(filtered ? 'nothingHint' : 'noneYetHint')}</p>
      {filtered && (
        <LinkButton to={buildFairPath(fair, { tab: query.tab })} small>
          {t('clear')}
        </LinkButton>
      )}
    </EmptyState>
  );
};
