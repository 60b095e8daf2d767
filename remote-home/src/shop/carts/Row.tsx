import { X } from 'lucide-react';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Button, classes } from 'shared/ui';
import { Picture } from '../../layout/Picture';
import { Quantity } from '../shop-products/Quantity';
import styles from './cart.module.css';
import { useT } from './i18n';
import type { CartChange, CartRow } from './use-cart';

interface RowProps {
  row: CartRow;
  busy: boolean;
  /** Null takes it out. */
  onChange: (change: CartChange | null) => void;
}

/** Why a line cannot be ordered as it stands, and the one press that mends it where there is one. */
const Fault = ({ row, onChange }: Pick<RowProps, 'row' | 'onChange'>) => {
  const t = useT();
  const { reason, left, qty, product } = row;
  if (!reason) return null;
  const [min, max] = [product?.minQty ?? 1, Math.min(product?.maxQty ?? qty, left ?? Number.POSITIVE_INFINITY)];
  const fitting = Math.max(min, Math.min(qty, max));
  const mendable = (reason === 'TOO_FEW' || reason === 'QUANTITY') && fitting <= max;
  return (
    <p className={styles.fault}>
      {t(reason, { left: left ?? 0, min, max: product?.maxQty ?? qty })}{' '}
      {mendable && (
        <Button small variant="quiet" onClick={() => onChange({ qty: fitting })}>
          {t('fit', { qty: fitting })}
        </Button>
      )}
    </p>
  );
};

export const Row = ({ row, busy, onChange }: RowProps) => {
  const t = useT();
  const language = useLanguage();
  const { product, qty, left, price, priceNow, amount, available, selected } = row;
  const name = product?.name ?? t('gone');
  const full = product?.option ? `${name}, ${product.option}` : name;
  return (
    <li className={classes(styles.row, !available && styles.off)}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          aria-label={t('choose', { name: full })}
          checked={selected && available}
          disabled={!available || busy}
          onChange={({ target }) => onChange({ selected: target.checked })}
        />
      </label>
      <Picture url={product?.thumb?.url} alt="" shape="landscape" sizes="96px" className={styles.picture} />
      <div className={styles.what}>
        <h2 className={styles.name}>{product ? <Link to={`/shop/products/${row._product}`}>{name}</Link> : name}</h2>
        {product?.option && <p className={styles.option}>{product.option}</p>}
        <p className={styles.each}>
          {price > priceNow && <del>{formatWon(price, language)}</del>}{' '}
          {t('each', { price: formatWon(priceNow, language) })}
        </p>
        <Fault row={row} onChange={onChange} />
      </div>
      <button
        type="button"
        className={styles.out}
        aria-label={t('remove', { name: full })}
        onClick={() => onChange(null)}
      >
        <X aria-hidden />
      </button>
      <div className={styles.sum}>
        {product && (
          <Quantity
            name={full}
            value={qty}
            min={product.minQty}
            max={Math.max(Math.min(product.maxQty, left ?? product.maxQty), product.minQty)}
            disabled={busy}
            onChange={(wanted) => onChange({ qty: wanted })}
          />
        )}
        {available && <strong>{formatWon(amount, language)}</strong>}
      </div>
    </li>
  );
};
