import { formatDateLong, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { classes, LinkButton } from 'shared/ui';
import { useT as useAuctionT } from '../search/i18n';
import { LotPicture } from '../search/LotPicture';
import { orderPath, priceOf } from '../search/lot';
import { When } from '../search/When';
import styles from './bids.module.css';
import { useT } from './i18n';
import type { OwnLot } from './use-bids';

interface OwnLotRowProps {
  own: OwnLot;
  lot: OwnLot['work'];
  standing: OwnLot['standing'];
}

export const OwnLotRow = ({ own, lot, standing }: OwnLotRowProps) => {
  const t = useT();
  const lots = useAuctionT();
  const language = useLanguage();
  const won = (amount: number) => formatWon(amount, language);
  const { label, amount } = priceOf(lot);
  const path = `/auction/works/${lot._id}`;
  const running = standing === 'LEADING' || standing === 'OUTBID';
  const unpaid = standing === 'WON' && lot.status === 'SOLD';
  const facts: [string, string][] = [
    [lots(label), won(amount)],
    [t('myLimit'), won(own.max)],
  ];
  if (standing === 'OUTBID') facts.push([t('nextMin'), won(lot.minNext)]);
  if (own.result) facts.push([t('total'), won(own.result.total)]);
  return (
    <article className={styles.row}>
      <LotPicture file={lot.thumb} alt="" sizes="160px" className={styles.picture} />
      <div className={styles.words}>
        <p className={classes(styles.standing, styles[standing])}>{t(standing)}</p>
        <h3>
          <Link to={path}>
            <span className={styles.author}>{lot.author.name}</span> {lot.title}
          </Link>
        </h3>
        <p className={styles.sub}>
          {lot.program.title} · {lots('lot', { no: lot.lotNo })} · {t('times', { count: own.count })}
        </p>
        {unpaid && own.result ? (
          <p className={styles.sub}>
            <strong>{t('payBy', { date: formatDateLong(own.result.dueAt, language, true) })}</strong>
          </p>
        ) : (
          <When lot={lot} />
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
              {t(standing === 'OUTBID' ? 'again' : 'raise')}
            </LinkButton>
          )}
          {unpaid && own.result && (
            <LinkButton small variant="primary" to={orderPath(own.result)}>
              {t('pay')}
            </LinkButton>
          )}
          {standing === 'WON' && !unpaid && (
            <p className={styles.paid}>{t(lot.status === 'DEFAULTED' ? 'defaulted' : 'paid')}</p>
          )}
        </div>
      </div>
    </article>
  );
};
