import { formatNumber, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { classes } from 'shared/ui';
import { useT } from './i18n';
import { LotPicture } from './LotPicture';
import { LotState } from './LotState';
import { type LotCardData, priceOf, stateOf } from './lot';
import styles from './lots.module.css';
import { When } from './When';

interface LotCardProps {
  lot: LotCardData;
  level: 2 | 3;
  /** Among the first that are seen. */
  eager: boolean;
  /** The reader's own paddle on this lot; null where they have not bid. */
  paddle: string | null;
}

/** A lot as a catalogue shows it: the picture, who made it, what it is, what it stands at. */
export const LotCard = ({ lot, level, eager, paddle }: LotCardProps) => {
  const t = useT();
  const language = useLanguage();
  const Heading = `h${level}` as const;
  const { label, amount } = priceOf(lot);
  const state = stateOf(lot);
  const running = state === 'OPEN' && paddle !== null;
  return (
    <article className={styles.card}>
      <LotPicture
        file={lot.thumb}
        alt=""
        sizes="(min-width: 1024px) 300px, (min-width: 576px) 33vw, 50vw"
        eager={eager}
      />
      <p className={styles.no}>
        <span>{t('lot', { no: lot.lotNo })}</span>
        {state !== 'OPEN' && <LotState status={lot.status} />}
      </p>
      <Heading className={styles.name}>
        <Link to={`/auction/works/${lot._id}`} className={styles.link}>
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
      {running && (
        <p className={classes(styles.mine, lot.leader === paddle ? styles.leading : styles.outbid)}>
          {t(lot.leader === paddle ? 'leading' : 'outbid')}
        </p>
      )}
      <When lot={lot} />
    </article>
  );
};
