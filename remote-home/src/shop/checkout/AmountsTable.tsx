import { formatNumber, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import common from '../../layout/common.module.css';
import { Facts } from '../../layout/Facts';
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
  const off = (value: number) => value > 0 && `−${won(value)}`;
  return (
    <>
      <Facts
        className={totals.amounts}
        facts={[
          [t('items'), won(items)],
          [t('level'), off(discount)],
          [t('coupon'), off(coupon)],
          [t('points'), off(points)],
          [t('shipping'), shipping > 0 ? won(shipping) : t('free')],
          [t('total'), won(total)],
        ]}
      />
      {earns > 0 && <p className={common.quiet}>{t('earns', { points: formatNumber(earns) })}</p>}
    </>
  );
};
