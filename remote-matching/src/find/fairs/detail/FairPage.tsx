import { Prose } from 'shared/ui';
import { LinkTabs } from '../../../components/LinkTabs';
import { QueryProvider } from '../../../data/QueryProvider';
import { MatchingLayout } from '../../../layout/MatchingLayout';
import { CompanyList } from '../companies/CompanyList';
import { RecommendedCompanies } from '../companies/RecommendedCompanies';
import { FairAction } from './FairAction';
import { FairFilters } from './FairFilters';
import { FairHeader } from './FairHeader';
import styles from './FairPage.module.css';
import { FairPhases } from './FairPhases';
import { FairProductList } from './FairProductList';
import { fairI18n } from './i18n';
import type { FairData } from './load';
import { buildFairPath, tabs, toTab } from './query';
import { useFair } from './use-fair';

const FairContent = ({ data }: { data: FairData }) => {
  const t = fairI18n.useT();
  const { fair, recommendations } = useFair(data);
  const { query } = data;
  return (
    <div className={styles.page}>
      <FairHeader fair={fair}>
        <FairAction fair={fair} />
      </FairHeader>
      <FairPhases fair={fair} />
      {fair.content && (
        <details className={styles.about}>
          <summary>{t('about')}</summary>
          <Prose html={fair.content} />
        </details>
      )}
      <RecommendedCompanies fair={fair} recommendations={recommendations} />
      <section className={styles.contents} id="contents" aria-label={t('tabs')}>
        <LinkTabs
          label={t('tabs')}
          tabs={tabs.map((tab) => ({
            to: `${buildFairPath(fair, toTab(query, tab))}#contents`,
            text: `${t(tab)} ${(data.found ?? fair.counts)[tab]}`,
            current: tab === query.tab,
          }))}
        />
        <FairFilters fair={fair} query={query} />
        {data.products ? (
          <FairProductList data={data} products={data.products} />
        ) : (
          <CompanyList data={data} fair={fair} />
        )}
      </section>
    </div>
  );
};

export const FairPage = ({ data }: { data: FairData }) => (
  <MatchingLayout>
    <QueryProvider>
      <FairContent data={data} />
    </QueryProvider>
  </MatchingLayout>
);
