import { useState } from 'react';
import { api, failureOf } from 'shared/client';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button, classes } from 'shared/ui';
import { useT } from './i18n';
import type { Work } from './load';
import { isLeading } from './offer';
import styles from './panel.module.css';

interface StandingProps {
  work: Work;
  reread: () => Promise<unknown>;
}

/** Whether one leads, and one's own limit, which nobody else sees. */
export const Standing = ({ work, reread }: StandingProps) => {
  const t = useT();
  const language = useLanguage();
  const [problem, setProblem] = useState('');
  const { _id, mine, paddle, status } = work;
  if (!mine)
    return paddle?.status === 'APPROVED' ? (
      <p className={styles.paddle}>{t('paddleMine', { alias: paddle.alias })}</p>
    ) : null;
  const waiting = status === 'SCHEDULED';
  const leading = isLeading(work);
  const takeBack = async () => {
    try {
      await api.bids.remove({ params: { work: _id, id: mine._bid } });
    } catch (cause) {
      const failure = await failureOf(cause);
      setProblem(failure.code === 'network' ? t('problem') : failure.message);
    }
    await reread();
  };
  return (
    <div className={classes(styles.standing, !waiting && (leading ? styles.leading : styles.outbid))}>
      <p>
        <strong>{t(waiting ? 'waiting' : leading ? 'leading' : 'outbid')}</strong>
        <span>
          {t('myLimit', { amount: formatWon(mine.max, language) })} · {t('paddleMine', { alias: mine.alias })}
        </span>
      </p>
      {waiting && (
        <Button small onClick={() => void takeBack()}>
          {t('removeAbsentee')}
        </Button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
};
