import { QueryBoundary, useAsyncData } from 'shared/account-forms';
import { useAuth } from 'shared/auth';
import { api } from 'shared/client';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Layout } from '../Layout';
import styles from './AccountPage.module.css';
import { accountI18n } from './i18n';

export const AccountPage = () => {
  const t = accountI18n.useT();
  const language = useLanguage();
  const reader = useAuth((state) => state.user?.sub);
  const account = useAsyncData(reader ? `account ${reader}` : null, () => api.me.get());
  return (
    <Layout title={t('title')} lead={t('lead')}>
      <QueryBoundary query={account} skeletons={1}>
        {({ user }) => (
          <dl className={styles.facts}>
            <dt>{t('username')}</dt>
            <dd>{user.username}</dd>
            <dt>{t('since')}</dt>
            <dd>{formatDateLong(user.createdAt, language)}</dd>
          </dl>
        )}
      </QueryBoundary>
    </Layout>
  );
};
