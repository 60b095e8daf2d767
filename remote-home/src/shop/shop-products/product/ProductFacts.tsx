import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Facts } from '../../../layout/Facts';
import { useT } from './i18n';
import type { Product } from './load';
import styles from './product.module.css';

/** Delivery, points, exceptions and the product code. */
export const ProductFacts = ({ product: { shipping, pointRate, noCoupon, taxFree, code } }: { product: Product }) => {
  const t = useT();
  const language = useLanguage();
  const won = (value: number | null | undefined) => formatWon(value ?? 0, language);
  const type = shipping.type === 'CONDITIONAL' && !shipping.freeOver ? 'FLAT' : shipping.type;
  return (
    <Facts
      columns
      className={styles.facts}
      facts={[
        [t('delivery'), t(`delivery.${type}`, { fee: won(shipping.fee), over: won(shipping.freeOver) })],
        [t('points'), Boolean(pointRate) && t('pointsRate', { rate: pointRate ?? 0 })],
        [t('info'), [noCoupon && t('noCoupon'), taxFree && t('taxFree')].filter(Boolean).join(' · ')],
        ['SKU', code],
      ]}
    />
  );
};
