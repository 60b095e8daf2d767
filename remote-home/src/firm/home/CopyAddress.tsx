import { Copy } from 'lucide-react';
import { Button, VisuallyHidden } from 'shared/ui';
import { useCopy } from '../../layout/use-copy';
import styles from './Directions.module.css';
import { useT } from './i18n';

export const CopyAddress = ({ address, office }: { address: string; office: string }) => {
  const t = useT();
  const { outcome, copy } = useCopy();
  return (
    <>
      <Button variant="quiet" small className={styles.action} onClick={() => void copy(address)}>
        <Copy aria-hidden />
        <span>
          <VisuallyHidden>{office} </VisuallyHidden>
          {t('copy')}
        </span>
      </Button>
      <span className={styles.outcome} role="status">
        {outcome && t(outcome)}
      </span>
    </>
  );
};
