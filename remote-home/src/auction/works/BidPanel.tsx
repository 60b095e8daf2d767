import { formatNumber, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useT as useAuctionT } from '../search/i18n';
import { priceOf, stateOf } from '../search/lot';
import { BidArea } from './BidArea';
import { ClosesAt } from './ClosesAt';
import { useT } from './i18n';
import { News } from './News';
import styles from './panel.module.css';
import { Result } from './Result';
import type { WorkNow } from './use-work';

/** What the lot stands at, how long it runs, and the reader's part in it. */
export const BidPanel = ({ now }: { now: WorkNow }) => {
  const t = useT();
  const lots = useAuctionT();
  const language = useLanguage();
  const { work, settling } = now;
  const { label, amount } = priceOf(work);
  const state = stateOf(work);
  const takesBids = !settling && (state === 'OPEN' || state === 'SCHEDULED');
  return (
    <section id="bid" className={styles.panel} aria-label={t('panel')}>
      {(takesBids || settling) && (
        <div className={styles.now}>
          <p className={styles.price}>
            <span className={styles.label}>{lots(label)}</span>
            <strong key={amount} className={styles.amount}>
              {formatWon(amount, language)}
            </strong>
            <span className={styles.label}>
              {work.bidCount > 0 ? lots('bids', { count: formatNumber(work.bidCount) }) : lots('noBids')}
              {work.leader && ` · ${t('leader', { alias: work.leader })}`}
            </span>
          </p>
          <ClosesAt work={work} />
        </div>
      )}
      <News work={work} />
      {takesBids ? <BidArea now={now} /> : <Result now={now} />}
    </section>
  );
};
