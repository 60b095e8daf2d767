import { formatNumber, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import totals from '../carts/totals.module.css';
import { useT } from './i18n';

interface AmountsTableProps {
  amounts: { items: number; discount: number; coupon: number; points: number; shipping: number; total: number };
  earns?: number;
}

/** The parts of a total (KRW), and the points that the order earns. */
export const AmountsTable = ({
  amounts: { items, discount, coupon, points, shipping, total },
  earns = 0,
}: AmountsTableProps) => {
  const t = useT();
  const language = useLanguage();
  const won = (value: number) => formatWon(value, language);
  const off = (value: number) => `−${won(value)}`;
  const rows = [
    { name: t('items'), value: won(items) },
    ...(discount > 0 ? [{ name: t('level'), value: off(discount) }] : []),
    ...(coupon > 0 ? [{ name: t('couponOff'), value: off(coupon) }] : []),
    ...(points > 0 ? [{ name: t('pointsOff'), value: off(points) }] : []),
    { name: t('shipping'), value: shipping > 0 ? won(shipping) : t('free') },
  ];
  return (
    <>
      <dl className={totals.amounts}>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={totals.total}>
          <dt>{t('total')}</dt>
          <dd>{won(total)}</dd>
        </div>
      </dl>
      {earns > 0 && <p className={totals.quiet}>{t('earns', { points: formatNumber(earns) })}</p>}
    </>
  );
};
