import { CircleAlert } from 'lucide-react';
import { ApiFailure } from 'shared/client';
import { accountFormsI18n } from '../i18n';
import styles from './ProblemNotice.module.css';

/** The message of an error of the API; nothing for null. */
export const ProblemNotice = ({ cause }: { cause: Error | null }) => {
  const t = accountFormsI18n.useT();
  if (!cause) return null;
  const isOffline = cause instanceof ApiFailure && cause.code === 'network';
  return (
    <p className={styles.problem} role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden />
      <span>{isOffline ? t('offline') : cause instanceof ApiFailure ? cause.message : t('notSaved')}</span>
    </p>
  );
};
