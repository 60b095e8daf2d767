import { ShoppingBag } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ProblemNotice, useFocusFirstError } from 'shared/account-forms';
import { type ApiFailure, failureOf } from 'shared/client';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link, useNavigate } from 'shared/router';
import { Button } from 'shared/ui';
import { addToCart } from '../../carts/add-to-cart';
import { QuantityField } from '../../carts/QuantityField';
import { useT as useListT } from '../i18n';
import styles from './buy.module.css';
import { useT } from './i18n';
import type { Product } from './load';
import { OptionPicker } from './OptionPicker';
import { buildCheckoutPath, getMaxQty, getUnitPrice, isSoldOut } from './product-options';

const QuantityLimits = ({ product: { minQty, maxQty, left } }: { product: Product }) => {
  const t = useT();
  return (
    <p className={styles.hint}>
      {left !== null && <strong>{t('left', { count: left })} </strong>}
      {minQty > 1 ? t('limits', { min: minQty, max: maxQty }) : t('limitMost', { max: maxQty })}
    </p>
  );
};

const SoldOut = () => {
  const t = useT();
  const listT = useListT();
  return (
    <p className={styles.soldOut}>
      <strong>{listT('soldOut')}</strong>
      {t('soldOutText')}
    </p>
  );
};

/** The selected option and quantity, and adding them to the cart. */
const usePurchase = (product: Product) => {
  const [option, setOption] = useState('');
  const [qty, setQty] = useState(product.minQty);
  /** Number of presses without an option since one was selected. */
  const [missed, setMissed] = useState(0);
  const [busy, setBusy] = useState(false);
  const [inCart, setInCart] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const selectOption = (key: string) => {
    setOption(key);
    setQty(Math.min(qty, getMaxQty(product, key)));
    setMissed(0);
    setInCart(false);
  };

  /** Whether an option is selected where there are any; otherwise the reader is led to them. */
  const checkOption = () => {
    const complete = product.options.length === 0 || option !== '';
    if (!complete) setMissed((count) => count + 1);
    return complete;
  };

  const add = async () => {
    if (busy || !checkOption()) return;
    setBusy(true);
    setFailure(null);
    try {
      await addToCart({ _product: product._id, optionKey: option, qty, selected: true }, product.maxQty);
      setInCart(true);
    } catch (cause) {
      setFailure(await failureOf(cause));
    }
    setBusy(false);
  };

  return { option, selectOption, missed, checkOption, qty, setQty, add, busy, inCart, failure };
};

/** Option, quantity, and the buttons for the cart and the checkout; on a phone these and their outcome stay at the bottom. */
export const BuyForm = ({ product }: { product: Product }) => {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const { option, qty, ...purchase } = usePurchase(product);
  // On a phone the buttons are at the bottom, and the options may be out of view.
  const formRef = useFocusFirstError(purchase.missed);
  const { _id, name, minQty, options } = product;

  const buy = (event: FormEvent) => {
    event.preventDefault();
    if (purchase.checkOption()) void navigate(buildCheckoutPath(_id, option, qty));
  };

  if (option === '' && isSoldOut(product, option)) return <SoldOut />;
  return (
    <form ref={formRef} className={styles.form} onSubmit={buy}>
      {options.length > 0 && (
        <OptionPicker
          options={options}
          selected={option}
          onSelect={purchase.selectOption}
          missing={purchase.missed > 0}
        />
      )}
      <div className={styles.line}>
        <QuantityField
          name={name}
          value={qty}
          min={minQty}
          max={getMaxQty(product, option)}
          onChange={purchase.setQty}
        />
        <p className={styles.total}>
          {t('total')} <output>{formatWon(getUnitPrice(product, option) * qty, language)}</output>
        </p>
      </div>
      <QuantityLimits product={product} />
      <noscript>
        <p className={styles.hint}>{t('needsScript')}</p>
      </noscript>
      <div className={styles.actions} data-platform-bar>
        <ProblemNotice cause={purchase.failure} />
        <p role="status" className={styles.added}>
          {purchase.inCart && (
            <>
              {t('inCart')} <Link to="/shop/cart">{t('seeCart')}</Link>
            </>
          )}
        </p>
        <Button aria-disabled={purchase.busy || undefined} onClick={() => void purchase.add()}>
          <ShoppingBag aria-hidden />
          {t('toCart')}
        </Button>
        <Button type="submit" variant="primary">
          {t('buy')}
        </Button>
      </div>
    </form>
  );
};
