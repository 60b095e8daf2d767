import { useState } from 'react';
import { api, failureOf } from 'shared/client';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button, classNames, LinkButton } from 'shared/ui';
import common from '../../../layout/common.module.css';
import { useT } from '../i18n';
import type { Work } from '../load';
import { isLeading } from './bid-rules';
import styles from './panel.module.css';

interface BidStateProps {
  work: Work;
  refresh: () => Promise<unknown>;
}

/** The firm declared the last bid of the current user void. */
const VoidNotice = () => {
  const t = useT();
  return (
    <div className={classNames(common.state, styles.bidState)} data-tone="bad" role="status">
      <p>
        <strong>{t('voidedTitle')}</strong>
        <span>{t('voidedText')}</span>
      </p>
      <LinkButton small to="/guide#inquiry">
        {t('ask')}
      </LinkButton>
    </div>
  );
};

/** Whether the current user leads, and their maximum, which nobody else sees. */
const StandingBid = ({ work, refresh }: BidStateProps) => {
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

/** What became of the last bid of the current user, and how the bid that counts stands. */
export const BidState = (props: BidStateProps) => (
  <>
    {props.work.bidVoided && <VoidNotice />}
    <StandingBid {...props} />
  </>
);
