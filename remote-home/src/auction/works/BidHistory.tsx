import { useState } from 'react';
import { api } from 'shared/client';
import { formatDateTime, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button, ErrorState } from 'shared/ui';
import { useCurrentUser } from '../../members/my/use-current-user';
import { useMemberQuery } from '../../members/my/use-member-query';
import { useT } from './i18n';
import { type BidRow, historyPageSize, type Work, type WorkData } from './load';
import styles from './work.module.css';

type BidList = NonNullable<WorkData['history']>;

/** The most bids of one answer. */
const maxBids = 100;

const BidHistoryRow = ({ bid, mine }: { bid: BidRow; mine: boolean }) => {
  const t = useT();
  const language = useLanguage();
  const note =
    bid.status === 'VOID' ? t('void') : bid.type === 'AUTO' ? t('auto') : bid.type === 'ABSENTEE' && t('absentee');
  return (
    <tr className={bid.status === 'VOID' ? styles.void : undefined}>
      <th scope="row">
        {t('paddle', { alias: bid.alias })} {mine && <strong className={styles.me}>{t('me')}</strong>}
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

interface BidHistoryProps {
  work: Work;
  /** The history in the server's page; null where it could not be loaded. */
  initial: BidList | null;
}

/**
 * The bids on a lot under their paddles: those of the server's page, loaded again with each bid. Before a lot opens only its
 * bidder sees a bid, so a member loads them at once.
 */
export const BidHistory = ({ work, initial }: BidHistoryProps) => {
  const { _id, bidCount, currentPrice, status, mine } = work;
  const t = useT();
  const [limit, setLimit] = useState(historyPageSize);
  const { sub } = useCurrentUser();
  const version = `${limit} ${bidCount} ${currentPrice}`;
  const [initialVersion] = useState(version);
  const isForAll = sub === null || status !== 'SCHEDULED';
  const isInitial = initial !== null && isForAll && version === initialVersion;
  const { data, error, refetch } = useMemberQuery(
    isInitial ? null : `bids of ${_id}`,
    () => api.bids.list({ params: { work: _id }, query: { limit } }),
    version,
  );
  const history = data ?? initial;

  return (
    <section className={styles.part} aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      {error && !history && <ErrorState title={t('historyFailed')} onRetry={() => void refetch()} />}
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
              <BidHistoryRow key={bid._id} bid={bid} mine={bid.mine || bid.alias === mine?.alias} />
            ))}
          </tbody>
        </table>
      )}
      {history && history.total > history.bids.length && limit < maxBids && (
        <Button small onClick={() => setLimit(maxBids)}>
          {t('historyMore')}
        </Button>
      )}
    </section>
  );
};
