import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
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
    <dl className={styles.facts}>
      <div>
        <dt>{t('delivery')}</dt>
        <dd>{t(`delivery.${type}`, { fee: won(shipping.fee), over: won(shipping.freeOver) })}</dd>
      </div>
      {Boolean(pointRate) && (
        <div>
          <dt>{t('points')}</dt>
          <dd>{t('pointsRate', { rate: pointRate ?? 0 })}</dd>
        </div>
      )}
      {(noCoupon || taxFree) && (
        <div>
          <dt>{t('info')}</dt>
          <dd>{[noCoupon && t('noCoupon'), taxFree && t('taxFree')].filter(Boolean).join(' · ')}</dd>
        </div>
      )}
      <div>
        <dt>SKU</dt>
        <dd>{code}</dd>
      </div>
    </dl>
  );
};
