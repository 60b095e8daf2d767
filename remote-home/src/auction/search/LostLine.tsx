import { WifiOff } from 'lucide-react';
import styles from './lots.module.css';
import { useT } from './texts';

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
