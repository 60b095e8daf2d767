import { useState } from 'react';
import { api, failureOf } from 'shared/client';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button, classNames } from 'shared/ui';
import common from '../../../layout/common.module.css';
import { useT } from '../i18n';
import type { Work } from '../load';
import { isLeading } from './bid-rules';
import styles from './panel.module.css';

interface BidStateProps {
  work: Work;
  refresh: () => Promise<unknown>;
}

/** Whether the current user leads, and their maximum, which nobody else sees. */
export const BidState = ({ work, refresh }: BidStateProps) => {
  const t = useT();
  const language = useLanguage();
  const [error, setError] = useState('');
  const { _id, mine, paddle, status } = work;
  if (!mine)
    return paddle?.status === 'APPROVED' ? (
      <p className={styles.paddle}>{t('paddleMine', { alias: paddle.alias })}</p>
    ) : null;
  const waiting = status === 'SCHEDULED';
  const leading = isLeading(work);
  const withdraw = async () => {
    try {
      await api.bids.remove({ params: { work: _id, id: mine._bid } });
    } catch (cause) {
      const failure = await failureOf(cause);
      setError(failure.code === 'network' ? t('problem') : failure.message);
    }
    await refresh();
  };
  return (
    <div
      className={classNames(common.state, styles.bidState)}
      data-tone={waiting ? undefined : leading ? 'good' : 'bad'}
    >
      <p>
        <strong>{t(waiting ? 'waiting' : leading ? 'leading' : 'outbid')}</strong>
        <span>
          {t('myLimit', { amount: formatWon(mine.max, language) })} · {t('paddleMine', { alias: mine.alias })}
        </span>
      </p>
      {waiting && (
        <Button small onClick={() => void withdraw()}>
          {t('removeAbsentee')}
        </Button>
      )}
      {error && <p role="alert">{error}</p>}
    </div>
  );
};
