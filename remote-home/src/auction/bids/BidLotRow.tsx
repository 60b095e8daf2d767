import { formatDateLong, formatWon, toLotPath } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { classNames, LinkButton } from 'shared/ui';
import common from '../../layout/common.module.css';
import { Facts } from '../../layout/Facts';
import { useT as useLotT } from '../lots/i18n';
import { LotPicture } from '../lots/LotPicture';
import { LotTime } from '../lots/LotTime';
import { getLotPrice, getOrderPath } from '../lots/lot';
import styles from './bids.module.css';
import { useT } from './i18n';
import type { MyBid } from './use-my-bids';

/** `lot` is the live lot, `state` the state of the bid on it. */
interface BidLotRowProps {
  bid: MyBid;
  lot: MyBid['work'];
  state: MyBid['standing'];
}

const tones: Partial<Record<MyBid['standing'], 'good' | 'bad'>> = { LEADING: 'good', WON: 'good', OUTBID: 'bad' };

export const BidLotRow = ({ bid, lot, state }: BidLotRowProps) => {
  const t = useT();
  const lotT = useLotT();
  const language = useLanguage();
  const won = (amount: number) => formatWon(amount, language);
  const { label, amount } = getLotPrice(lot);
  const path = toLotPath(lot);
  const running = state === 'LEADING' || state === 'OUTBID';
  const unpaid = state === 'WON' && lot.status === 'SOLD';
  const facts = [
    [lotT(label), won(amount)],
    [t('myLimit'), won(bid.max)],
    [t('nextMin'), state === 'OUTBID' && won(lot.minNext)],
    [t('total'), bid.result && won(bid.result.total)],
  ] as const;
  return (
    <article className={styles.row}>
      <LotPicture file={lot.thumb} alt="" sizes="160px" className={styles.picture} />
      <div className={styles.text}>
        <p className={classNames(common.state, styles.state)} data-tone={tones[state]}>
          {t(state)}
        </p>
        <h3>
          <Link to={path}>
            <span className={styles.author}>{lot.author.name}</span> {lot.title}
          </Link>
        </h3>
        <p className={styles.meta}>
          {lot.program.title} · {lotT('lot', { no: lot.lotNo })} · {t('times', { count: bid.count })}
        </p>
        {unpaid && bid.result ? (
          <p className={styles.meta}>
            <strong>{t('payBy', { date: formatDateLong(bid.result.dueAt, language, true) })}</strong>
          </p>
        ) : (
          <LotTime lot={lot} />
        )}
      </div>
      <div className={styles.side}>
        <Facts className={styles.facts} facts={facts} />
        <div className={styles.action}>
          {running && (
            <LinkButton small to={`${path}#bid`}>
              {t(state === 'OUTBID' ? 'again' : 'raise')}
            </LinkButton>
          )}
          {unpaid && bid.result && (
            <LinkButton small variant="primary" to={getOrderPath(bid.result)}>
              {t('pay')}
            </LinkButton>
          )}
          {state === 'WON' && !unpaid && (
            <p className={common.quiet}>{t(lot.status === 'DEFAULTED' ? 'defaulted' : 'paid')}</p>
          )}
        </div>
      </div>
    </article>
  );
};
