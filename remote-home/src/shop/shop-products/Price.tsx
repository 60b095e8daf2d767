import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { classNames, VisuallyHidden } from 'shared/ui';
import { useT } from './i18n';
import styles from './price.module.css';

interface PriceProps {
  /** The regular price (KRW). */
  price: number;
  /** The price now (KRW), at most the regular one. */
  priceNow: number;
  large?: boolean;
}

export const Price = ({ price, priceNow, large }: PriceProps) => {
  const t = useT();
  const language = useLanguage();
  const percent = price > priceNow ? Math.floor(((price - priceNow) * 100) / price) : 0;
  return (
    <p className={classNames(styles.price, large && styles.large)}>
      {price > priceNow && (
        <>
          <del className={styles.regular}>
            <VisuallyHidden>{t('regular')} </VisuallyHidden>
            {formatWon(price, language)}
          </del>
          {percent > 0 && (
            <span className={styles.off}>
              <span aria-hidden>{percent}%</span>
              <VisuallyHidden>{t('off', { percent })}</VisuallyHidden>
            </span>
          )}
        </>
      )}
      <strong>
        <VisuallyHidden>{t('now')} </VisuallyHidden>
        {formatWon(priceNow, language)}
      </strong>
    </p>
  );
};
