import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button, VisuallyHidden } from 'shared/ui';
import styles from './Directions.module.css';
import { useT } from './i18n';

export const CopyAddress = ({ address, office }: { address: string; office: string }) => {
  const t = useT();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    ) ?? setOutcome('copyFailed');
  return (
    <>
      <Button variant="quiet" small className={styles.action} onClick={() => void copy()}>
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
