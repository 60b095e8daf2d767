import { EmptyState, LinkButton } from 'shared/ui';
import { Page } from '../../layout/Page';
import { useT } from './i18n';
import { LawyerFilters } from './LawyerFilters';
import { LawyerList } from './LawyerList';
import list from './LawyerList.module.css';
import { isFiltered } from './lawyer-query';
import type { LawyersData } from './load-list';

export const LawyersPage = ({ data }: { data: LawyersData }) => {
  const t = useT();
  const { lawyers, query } = data;
  const filtered = isFiltered(query);
  return (
    <Page title={t('list')} lead={t('all')}>
      <LawyerFilters data={data} />
      <p className={list.count} role="status">
        {t('count', { count: lawyers.length })}
      </p>
      {lawyers.length === 0 ? (
        <EmptyState title={t(filtered ? 'noMatch' : 'empty')}>
          <LinkButton to={filtered ? '/lawyers' : '/consult'}>{t(filtered ? 'reset' : 'consult')}</LinkButton>
        </EmptyState>
      ) : (
        <LawyerList
          lawyers={lawyers}
          level={2}
          details={({ practices, office }) => (
            <p className={list.details}>
              {practices.join(' · ')}
              {office && <span>{office}</span>}
            </p>
          )}
        />
      )}
    </Page>
  );
};
