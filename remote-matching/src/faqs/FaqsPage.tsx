import { EmptyState, LinkButton, Pager } from 'shared/ui';
import { MatchingPage } from '../layout/MatchingPage';
import { FaqList } from './FaqList';
import { FaqSearch } from './FaqSearch';
import styles from './FaqsPage.module.css';
import { FaqTabs } from './FaqTabs';
import type { FaqsData } from './load';
import { addressOf } from './query';
import { faqsTexts } from './texts';

export const FaqsPage = ({ data: { query, faqs, total, limit } }: { data: FaqsData }) => {
  const t = faqsTexts.useT();
  return (
    <MatchingPage>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <FaqSearch key={query.q} query={query} />
        </header>
        <FaqTabs query={query} />
        <p className={styles.count} role="status">
          {query.q ? t('foundFor', { q: query.q, total }) : t('found', { total })}
        </p>
        {faqs.length > 0 ? (
          <FaqList faqs={faqs} typed={query.type !== null} />
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
