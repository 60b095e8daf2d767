import { X } from 'lucide-react';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Button, classNames } from 'shared/ui';
import common from '../../layout/common.module.css';
import { Picture } from '../../layout/Picture';
import styles from './cart.module.css';
import { useT } from './i18n';
import { QuantityField } from './QuantityField';
import type { CartChange, CartRow } from './use-cart';

interface CartLineProps {
  row: CartRow;
  busy: boolean;
  /** Null removes the line. */
  onChange: (change: CartChange | null) => void;
}

/** Why a line cannot be ordered, with a button that corrects the quantity where that is enough. */
const UnavailableReason = ({ row, onChange }: Pick<CartLineProps, 'row' | 'onChange'>) => {
  const t = useT();
  const { reason, left, qty, product } = row;
  if (!reason) return null;
  const [min, max] = [product?.minQty ?? 1, Math.min(product?.maxQty ?? qty, left ?? Number.POSITIVE_INFINITY)];
  const possibleQty = Math.max(min, Math.min(qty, max));
  const correctable = (reason === 'TOO_FEW' || reason === 'QUANTITY') && possibleQty <= max;
  return (
    <p className={styles.fault}>
      {t(reason, { left: left ?? 0, min, max: product?.maxQty ?? qty })}{' '}
      {correctable && (
        <Button small variant="quiet" onClick={() => onChange({ qty: possibleQty })}>
          {t('correctQty', { qty: possibleQty })}
        </Button>
      )}
    </p>
  );
};

export const CartLine = ({ row, busy, onChange }: CartLineProps) => {
  const t = useT();
  const language = useLanguage();
  const { product, qty, left, price, priceNow, amount, available, selected } = row;
  const name = product?.name ?? t('unavailable');
  const fullName = product?.option ? `${name}, ${product.option}` : name;
  return (
    <li className={classNames(styles.row, !available && styles.unavailable)}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          aria-label={t('select', { name: fullName })}
          checked={selected && available}
          disabled={!available || busy}
          onChange={({ target }) => onChange({ selected: target.checked })}
        />
      </label>
      <Picture url={product?.thumb?.url} alt="" shape="thumb" sizes="96px" className={styles.picture} />
      <div className={styles.details}>
        <h2 className={styles.name}>{product ? <Link to={`/shop/products/${row._product}`}>{name}</Link> : name}</h2>
        {product?.option && <p className={styles.option}>{product.option}</p>}
        <p className={styles.each}>
          {price > priceNow && <del>{formatWon(price, language)}</del>}{' '}
          {t('each', { price: formatWon(priceNow, language) })}
        </p>
        <UnavailableReason row={row} onChange={onChange} />
      </div>
      <button
        type="button"
        className={classNames(common.iconButton, styles.remove)}
        aria-label={t('remove', { name: fullName })}
        onClick={() => onChange(null)}
      >
        <X size={20} aria-hidden />
      </button>
      <div className={styles.sum}>
        {product && (
          <QuantityField
            name={fullName}
            value={qty}
            min={product.minQty}
            max={Math.max(Math.min(product.maxQty, left ?? product.maxQty), product.minQty)}
            disabled={busy}
            onChange={(changed) => onChange({ qty: changed })}
          />
        )}
        {available && <strong>{formatWon(amount, language)}</strong>}
      </div>
    </li>
  );
};
