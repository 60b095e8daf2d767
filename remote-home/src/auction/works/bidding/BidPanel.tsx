import { formatNumber, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useT as useLotT } from '../../lots/i18n';
import { getLotPrice, getLotState } from '../../lots/lot';
import { useT } from '../i18n';
import type { LiveWork } from '../use-live-work';
import { BidArea } from './BidArea';
import { ClosingTime } from './ClosingTime';
import { LotResult } from './LotResult';
import { LotUpdates } from './LotUpdates';
import styles from './panel.module.css';

/** The price and the time of a lot, and bidding on it or its result. */
export const BidPanel = ({ liveWork }: { liveWork: LiveWork }) => {
  const t = useT();
  const lotT = useLotT();
  const language = useLanguage();
  const { work, awaitsResult } = liveWork;
  const { label, amount } = getLotPrice(work);
  const state = getLotState(work);
  const takesBids = !awaitsResult && (state === 'OPEN' || state === 'SCHEDULED');
  return (
    <section id="bid" className={styles.panel} aria-label={t('panel')}>
      {(takesBids || awaitsResult) && (
        <div className={styles.current}>
          <p className={styles.price}>
            <span className={styles.label}>{lotT(label)}</span>
            <strong key={amount} className={styles.amount}>
              {formatWon(amount, language)}
            </strong>
            <span className={styles.label}>
              {work.bidCount > 0 ? lotT('bids', { count: formatNumber(work.bidCount) }) : lotT('noBids')}
              {work.leader && ` · ${t('leader', { alias: work.leader })}`}
            </span>
          </p>
          <ClosingTime work={work} />
        </div>
      )}
      <LotUpdates work={work} />
      {takesBids ? <BidArea liveWork={liveWork} /> : <LotResult work={work} />}
    </section>
  );
};
