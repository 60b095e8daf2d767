import { EmptyState, Pager } from 'shared/ui';
import common from '../../components/common.module.css';
import { LinkTabs } from '../../components/LinkTabs';
import { SearchForm } from '../../components/SearchForm';
import { MatchingLayout } from '../../layout/MatchingLayout';
import { FaqList } from './FaqList';
import styles from './FaqsPage.module.css';
import { faqsI18n } from './i18n';
import type { FaqsData } from './load';
import { buildFaqsPath, faqTypes } from './query';

export const FaqsPage = ({ data: { query, faqs, total, limit } }: { data: FaqsData }) => {
  const t = faqsI18n.useT();
  const { type: current, q } = query;
  return (
    <MatchingLayout>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={common.pageTitle}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <SearchForm label={t('searchLabel')} q={q} buildHref={(text) => buildFaqsPath({ type: current, q: text })} />
        </header>
        <LinkTabs
          label={t('types')}
          tabs={[null, ...faqTypes].map((type) => ({
            to: buildFaqsPath({ type, q }),
            text: t(type ?? 'all'),
            current: type === current,
          }))}
        />
        <p className={common.count} role="status">
          {q ? t('foundFor', { q, total }) : t('found', { total })}
        </p>
        {faqs.length > 0 ? (
          <FaqList faqs={faqs} singleType={current !== null} />
        ) : (
          <EmptyState
            title={t('nothing')}
            text={t('nothingHint')}
            links={[{ to: buildFaqsPath({}), text: t('showAll') }]}
          />
        )}
        <Pager page={query.page} limit={limit} total={total} buildHref={(page) => buildFaqsPath({ ...query, page })} />
      </div>
    </MatchingLayout>
  );
};
