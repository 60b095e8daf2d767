import { formatDateLong, toFairPath } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { EmptyState, LinkButton } from 'shared/ui';
import { Layout } from '../Layout';
import styles from './FairsPage.module.css';
import { fairsI18n } from './i18n';
import type { FairsData } from './load';

export const FairsPage = ({ data: { fairs } }: { data: FairsData }) => {
  const t = fairsI18n.useT();
  const language = useLanguage();
  return (
    <Layout title={t('title')} lead={t('lead')}>
      {fairs.length === 0 && <EmptyState title={t('none')} />}
      <ul className={styles.list}>
        {fairs.map((fair) => (
          <li key={fair._id} className={styles.fair}>
            <h2 className={styles.title}>
              <Link to={toFairPath(fair)}>{fair.title}</Link>
            </h2>
            <p>{t('begins', { date: formatDateLong(fair.startAt, language) })}</p>
          </li>
        ))}
      </ul>
      <p>
        <LinkButton to="/sample/account">{t('account')}</LinkButton>
      </p>
    </Layout>
  );
};
