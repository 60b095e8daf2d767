import { useCallback, useEffect, useState } from 'react';
import { useAuth } from 'shared/auth';
import { api } from 'shared/client';
import { formatDateTime, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button, ErrorState } from 'shared/ui';
import { useT } from './i18n';
import { type BidRow, historyShown, type Work, type WorkData } from './load';
import styles from './work.module.css';

type History = NonNullable<WorkData['history']>;

/** At most this many bids are shown on a page, which is what one answer may hold. */
const most = 100;

const Row = ({ bid }: { bid: BidRow }) => {
  const t = useT();
  const language = useLanguage();
  const note =
    bid.status === 'VOID' ? t('void') : bid.type === 'AUTO' ? t('auto') : bid.type === 'ABSENTEE' && t('absentee');
  return (
    <tr className={bid.status === 'VOID' ? styles.void : undefined}>
      <th scope="row">
        {t('paddle', { alias: bid.alias })} {bid.mine && <strong className={styles.me}>{t('me')}</strong>}
      </th>
      <td className={styles.sum}>
        {bid.price !== null && formatWon(bid.price, language)} {note && <small>{note}</small>}
      </td>
      <td>
        <time dateTime={bid.at}>{formatDateTime(bid.at)}</time>
      </td>
    </tr>
  );
};

/** Who bid what and when, under their paddles; read anew with each bid. */
export const History = ({ work: { _id, bidCount, currentPrice }, read }: { work: Work; read: History | null }) => {
  const t = useT();
  const sub = useAuth((state) => state.user?.sub ?? null);
  const [history, setHistory] = useState(read);
  const [failed, setFailed] = useState(read === null);
  const [limit, setLimit] = useState(historyShown);

  const load = useCallback(async () => {
    try {
      setHistory(await api.bids.list({ params: { work: _id }, query: { limit } }));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [_id, limit]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a bid and a sign-in change what the history says
  useEffect(() => {
    void load();
  }, [load, bidCount, currentPrice, sub]);

  return (
    <section className={styles.part} aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      {failed && !history && <ErrorState title={t('historyFailed')} onRetry={() => void load()} />}
      {history?.bids.length === 0 && <p className={styles.quiet}>{t('historyNone')}</p>}
      {history && history.bids.length > 0 && (
        <table className={styles.history}>
          <thead>
            <tr>
              <th scope="col">{t('bidder')}</th>
              <th scope="col" className={styles.sum}>
                {t('amount')}
              </th>
              <th scope="col">{t('at')}</th>
            </tr>
          </thead>
          <tbody>
            {history.bids.map((bid) => (
              <Row key={bid._id} bid={bid} />
            ))}
          </tbody>
        </table>
      )}
      {history && history.total > history.bids.length && limit < most && (
        <Button small onClick={() => setLimit(most)}>
          {t('historyMore')}
        </Button>
      )}
    </section>
  );
};
