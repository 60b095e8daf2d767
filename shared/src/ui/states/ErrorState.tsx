import { CloudOff } from 'lucide-react';
import { Button } from '../buttons/Button';
import { useT } from './i18n';
import styles from './State.module.css';

interface ErrorStateProps {
  title?: string;
  message?: string;
  /** Identifies the error in the log. */
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
