import { useEffect, useRef, useState } from 'react';
import { formatDateTime, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { classNames } from 'shared/ui';
import common from '../../../layout/common.module.css';
import { useT } from '../i18n';
import type { Work } from '../load';
import { isLeading } from './bid-rules';
import styles from './panel.module.css';

/** Announces changes of an open lot to screen readers too: the current user is outbid, or the end is extended. */
export const LotUpdates = ({ work }: { work: Work }) => {
  const t = useT();
  const language = useLanguage();
  const leading = isLeading(work);
  const open = work.status === 'OPEN';
  const { _id: id, bidCount, effectiveEndAt: endAt } = work;
  const previous = useRef({ id, leading, bidCount, endAt });
  const [outbid, setOutbid] = useState(false);
  const [extendedTo, setExtendedTo] = useState<string | null>(null);

  useEffect(() => {
    const before = previous.current;
    previous.current = { id, leading, bidCount, endAt };
    if (before.id !== id) {
      setOutbid(false);
      setExtendedTo(null);
      return;
    }
    // Without one more bid the own one was declared void, which `BidState` says.
    if (leading !== before.leading) setOutbid(before.leading && bidCount > before.bidCount && open);
    if (open && Date.parse(endAt) > Date.parse(before.endAt)) setExtendedTo(endAt);
  }, [id, bidCount, endAt, leading, open]);

  const noticeClass = classNames(common.state, styles.outcome);
  const time = extendedTo ? (formatDateTime(extendedTo).split(' ')[1] ?? '') : '';
  return (
    <>
      <div role="alert">
        {outbid && open && (
          <p className={noticeClass} data-tone="bad">
            {t('outbidNow', { least: formatWon(work.minNext, language) })}
          </p>
        )}
      </div>
      <div role="status">
        {extendedTo && open && (
          <p className={noticeClass} data-tone="warn">
            {t('extendedNow', { time })}
          </p>
        )}
      </div>
    </>
  );
};
