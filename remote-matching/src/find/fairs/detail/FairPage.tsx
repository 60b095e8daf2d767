import { Prose } from 'shared/ui';
import { MatchTabs } from '../../../components/MatchTabs';
import { Queries } from '../../../components/Queries';
import { MatchingPage } from '../../../layout/MatchingPage';
import { Companies } from './Companies';
import { FairAction } from './FairAction';
import { FairHead } from './FairHead';
import styles from './FairPage.module.css';
import { Filters } from './Filters';
import { fairI18n } from './i18n';
import type { FairData } from './load';
import { Phases } from './Phases';
import { Products } from './Products';
import { addressOf, tabs } from './query';
import { Recommended } from './Recommended';
import { useFair } from './use-fair';

const FairContent = ({ data }: { data: FairData }) => {
  const t = fairI18n.useT();
  const fair = useFair(data);
  const { query } = data;
  return (
    <div className={styles.page}>
      <FairHead fair={fair}>
        <FairAction fair={fair} />
      </FairHead>
      <Phases fair={fair} />
      {fair.content && (
        <details className={styles.about}>
          <summary>{t('about')}</summary>
          <Prose html={fair.content} />
        </details>
      )}
      {fair.participation?.status === 'APPROVED' && <Recommended fair={fair} />}
      <section className={styles.contents} id="contents" aria-label={t('tabs')}>
        <MatchTabs
          label={t('tabs')}
          tabs={tabs.map((tab) => ({
            to: `${addressOf(fair._id, { tab })}#contents`,
            text: `${t(tab)} ${fair.counts[tab]}`,
            current: tab === query.tab,
          }))}
        />
        <Filters fair={fair} query={query} />
        {data.products ? <Products data={data} products={data.products} /> : <Companies data={data} fair={fair} />}
      </section>
    </div>
  );
};

export const FairPage = ({ data }: { data: FairData }) => (
  <MatchingPage>
    <Queries>
      <FairContent data={data} />
    </Queries>
  </MatchingPage>
);
