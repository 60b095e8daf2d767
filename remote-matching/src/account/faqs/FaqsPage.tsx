import { EmptyState, LinkButton, Pager } from 'shared/ui';
import { MatchSearch } from '../../components/MatchSearch';
import { MatchTabs } from '../../components/MatchTabs';
import { MatchingPage } from '../../layout/MatchingPage';
import { FaqList } from './FaqList';
import styles from './FaqsPage.module.css';
import { faqsI18n } from './i18n';
import type { FaqsData } from './load';
import { addressOf, faqTypes } from './query';

export const FaqsPage = ({ data: { query, faqs, total, limit } }: { data: FaqsData }) => {
  const t = faqsI18n.useT();
  const { type: current, q } = query;
  return (
    <MatchingPage>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <MatchSearch label={t('searchLabel')} q={q} hrefOf={(words) => addressOf({ type: current, q: words })} />
        </header>
        <MatchTabs
          label={t('types')}
          tabs={[null, ...faqTypes].map((type) => ({
            to: addressOf({ type, q }),
            text: t(type ?? 'all'),
            current: type === current,
          }))}
        />
        <p className={styles.count} role="status">
          {q ? t('foundFor', { q, total }) : t('found', { total })}
        </p>
        {faqs.length > 0 ? (
          <FaqList faqs={faqs} typed={current !== null} />
        ) : (
          <EmptyState title={t('nothing')}>
            <p>{t('nothingHint')}</p>
            <LinkButton to={addressOf({})} small>
              {t('showAll')}
            </LinkButton>
          </EmptyState>
        )}
        <Pager page={query.page} limit={limit} total={total} hrefOf={(page) => addressOf({ ...query, page })} />
      </div>
    </MatchingPage>
  );
};
