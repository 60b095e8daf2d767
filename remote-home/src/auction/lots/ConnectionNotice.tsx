import { WifiOff } from 'lucide-react';
import { useT } from './i18n';
import styles from './lots.module.css';

/** Says that prices and times may be out of date. */
export const ConnectionNotice = ({ disconnected }: { disconnected: boolean }) => {
  const t = useT();
  return (
    <div role="status">
      {disconnected && (
        <p className={styles.disconnected}>
          <WifiOff aria-hidden />
          {t('disconnected')}
        </p>
      )}
    </div>
  );
};
