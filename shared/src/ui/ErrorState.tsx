import { CloudOff } from 'lucide-react';
import { Button } from './Button';
import styles from './State.module.css';
import { useT } from './state-i18n';

interface ErrorStateProps {
  title?: string;
  message?: string;
  /** Finds the failure in a log. */
  id?: string;
  onRetry?: () => void;
}

export const ErrorState = ({ title, message, id, onRetry }: ErrorStateProps) => {
  const t = useT();
  return (
    <div className={styles.state} role="alert">
      <CloudOff aria-hidden />
      <p className={styles.title}>{title ?? t('errorTitle')}</p>
      {message && <p className={styles.text}>{message}</p>}
      {onRetry && (
        <Button small onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      {id && <p className={styles.id}>{t('errorId', { id })}</p>}
    </div>
  );
};
