import { Link2, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from 'shared/ui';
import { useT } from './share-i18n';
import styles from './share-links.module.css';
import { useCopy } from './use-copy';

/** The address of this page without what only this reader's visit added. */
const getAddress = () => window.location.origin + window.location.pathname;

/** Passes this page on: by what the device offers, where it offers anything, and by its address. */
export const ShareLinks = ({ title }: { title: string }) => {
  const t = useT();
  const [canShare, setCanShare] = useState(false);
  const { outcome, copy } = useCopy();
  useEffect(() => setCanShare('share' in navigator), []);
  // Rejected when the reader closes the device's own dialogue.
  const share = () => navigator.share({ title, url: getAddress() }).catch(() => undefined);
  return (
    <div className={styles.share}>
      {canShare && (
        <Button small variant="quiet" onClick={() => void share()}>
          <Share2 aria-hidden />
          {t('share')}
        </Button>
      )}
      <Button small variant="quiet" onClick={() => void copy(getAddress())}>
        <Link2 aria-hidden />
        {t('copyLink')}
      </Button>
      <span role="status" className={styles.outcome}>
        {outcome && t(outcome)}
      </span>
    </div>
  );
};
