import type { ReactNode } from 'react';
import { RecoveryScreen } from 'shared/account-forms';
import { Page } from '../../layout/Page';
import styles from './recovery.module.css';

const Frame = ({ title, lead, children }: { title: string; lead?: string | undefined; children: ReactNode }) => (
  <Page title={title} lead={lead}>
    <div className={styles.narrow}>{children}</div>
  </Page>
);

export const RecoveryPage = () => <RecoveryScreen login="/login" Frame={Frame} />;
