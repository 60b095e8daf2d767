import { formatNumber, formatWon, toLotPath } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { classNames } from 'shared/ui';
import common from '../../layout/common.module.css';
import { useT } from './i18n';
import { LotPicture } from './LotPicture';
import { LotStatus } from './LotStatus';
import { LotTime } from './LotTime';
import { getLotPrice, getLotState, type LotCardData } from './lot';
import styles from './lots.module.css';

interface LotCardProps {
  lot: LotCardData;
  level: 2 | 3;
  /** Whether the image is not loaded lazily. */
  eager: boolean;
  /** The current user's paddle on this lot; null where they have not bid. */
  paddle: string | null;
}

/** A lot in a list: picture, author, title, price and time. */
export const LotCard = ({ lot, level, eager, paddle }: LotCardProps) => {
  const t = useT();
  const language = useLanguage();
  const Heading = `h${level}` as const;
  const { label, amount } = getLotPrice(lot);
  const state = getLotState(lot);
  const bidding = state === 'OPEN' && paddle !== null;
  const leading = lot.leader === paddle;
  return (
    <article className={classNames(common.card, styles.card)}>
      <LotPicture
        file={lot.thumb}
        alt=""
        sizes="(min-width: 1024px) 300px, (min-width: 576px) 33vw, 50vw"
        eager={eager}
      />
      <p className={styles.lotNo}>
        <span>{t('lot', { no: lot.lotNo })}</span>
        {state !== 'OPEN' && <LotStatus status={lot.status} />}
      </p>
      <Heading className={styles.name}>
        <Link to={toLotPath(lot)} className={classNames(common.cardLink, styles.link)}>
          <span className={styles.author}>{lot.author.name}</span>
          <span className={styles.title}>{lot.title}</span>
        </Link>
      </Heading>
      {state === 'UNSOLD' || state === 'WITHDRAWN' ? null : (
        <p className={styles.price}>
          <span className={styles.label}>{t(label)}</span>
          <strong key={amount}>{formatWon(amount, language)}</strong>
          {lot.bidCount > 0 && <span className={styles.count}>{t('bids', { count: formatNumber(lot.bidCount) })}</span>}
        </p>
      )}
      {bidding && (
        <p className={classNames(common.state, styles.myBid)} data-tone={leading ? 'good' : 'bad'}>
          {t(leading ? 'leading' : 'outbid')}
        </p>
      )}
      <LotTime lot={lot} />
    </article>
  );
};
