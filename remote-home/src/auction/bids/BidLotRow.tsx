import { formatDateLong, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { classNames, LinkButton } from 'shared/ui';
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

export const BidLotRow = ({ bid, lot, state }: BidLotRowProps) => {
  const t = useT();
  const lotT = useLotT();
  const language = useLanguage();
  const won = (amount: number) => formatWon(amount, language);
  const { label, amount } = getLotPrice(lot);
  const path = `/auction/works/${lot._id}`;
  const running = state === 'LEADING' || state === 'OUTBID';
  const unpaid = state === 'WON' && lot.status === 'SOLD';
  const facts: [string, string][] = [
    [lotT(label), won(amount)],
    [t('myLimit'), won(bid.max)],
  ];
  if (state === 'OUTBID') facts.push([t('nextMin'), won(lot.minNext)]);
  if (bid.result) facts.push([t('total'), won(bid.result.total)]);
  return (
    <article className={styles.row}>
      <LotPicture file={lot.thumb} alt="" sizes="160px" className={styles.picture} />
      <div className={styles.words}>
        <p className={classNames(styles.state, styles[state])}>{t(state)}</p>
        <h3>
          <Link to={path}>
            <span className={styles.author}>{lot.author.name}</span> {lot.title}
          </Link>
        </h3>
        <p className={styles.sub}>
          {lot.program.title} · {lotT('lot', { no: lot.lotNo })} · {t('times', { count: bid.count })}
        </p>
        {unpaid && bid.result ? (
          <p className={styles.sub}>
            <strong>{t('payBy', { date: formatDateLong(bid.result.dueAt, language, true) })}</strong>
          </p>
        ) : (
          <LotTime lot={lot} />
        )}
      </div>
      <div className={styles.side}>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.act}>
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
            <p className={styles.paid}>{t(lot.status === 'DEFAULTED' ? 'defaulted' : 'paid')}</p>
          )}
        </div>
      </div>
    </article>
  );
};
