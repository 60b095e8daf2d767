import { CloudOff } from 'lucide-react';
import { Button } from '../buttons/Button';
import { useT } from './i18n';
import styles from './State.module.css';

interface ErrorStateProps {
  title?: string;
  message?: string;
  onRetry?: () => void;
}

export const ErrorState = ({ title, message, onRetry }: ErrorStateProps) => {
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
    </div>
  );
};
