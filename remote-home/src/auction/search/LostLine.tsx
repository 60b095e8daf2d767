import { WifiOff } from 'lucide-react';
import { useT } from './i18n';
import styles from './lots.module.css';

/** Says that what is shown may be late. */
export const LostLine = ({ lost }: { lost: boolean }) => {
  const t = useT();
  return (
    <div role="status">
      {lost && (
        <p className={styles.lost}>
          <WifiOff aria-hidden />
          {t('lostLine')}
        </p>
      )}
    </div>
  );
};
