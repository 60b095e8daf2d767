import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { type ApiFailure, failureOf } from 'shared/client';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { PeopleProblem } from 'shared/people';
import { Link, useNavigate } from 'shared/router';
import { Button } from 'shared/ui';
import { putIntoCart } from '../carts/put';
import styles from './buy.module.css';
import { checkoutOf, isSoldOut, mostOf, priceOf } from './buying';
import { useT } from './i18n';
import type { Shown } from './load';
import { Options } from './Options';
import { Quantity } from './Quantity';

/** Option, quantity and the two ways on; on a phone they stay under the thumb. */
export const BuyForm = ({ product }: { product: Shown }) => {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const [option, setOption] = useState('');
  const [qty, setQty] = useState(product.minQty);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [inCart, setInCart] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { _id, name, minQty, maxQty, left, options } = product;
  const most = mostOf(product, option);
  const soldOut = isSoldOut(product, option);

  const choose = (key: string) => {
    setOption(key);
    setQty(Math.min(qty, mostOf(product, key)));
    setMissing(false);
    setInCart(false);
  };

  /** Says so where an option is still to be chosen. */
  const isWhole = () => {
    const whole = options.length === 0 || option !== '';
    setMissing(!whole);
    return whole;
  };

  const add = async () => {
    if (busy || !isWhole()) return;
    setBusy(true);
    setFailure(null);
    try {
      await putIntoCart({ _product: _id, optionKey: option, qty, selected: true }, maxQty);
      setInCart(true);
    } catch (cause) {
      setFailure(await failureOf(cause));
    }
    setBusy(false);
  };

  if (soldOut && option === '')
    return (
      <p className={styles.out}>
        <strong>{t('soldOut')}</strong>
        {t('soldOutText')}
      </p>
    );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole()) void navigate(checkoutOf(_id, option, qty));
      }}
    >
      {options.length > 0 && <Options options={options} chosen={option} onChoose={choose} missing={missing} />}
      <div className={styles.line}>
        <Quantity name={name} value={qty} min={minQty} max={most} onChange={setQty} />
        <p className={styles.total}>
          {t('total')} <output>{formatWon(priceOf(product, option) * qty, language)}</output>
        </p>
      </div>
      <p className={styles.hint}>
        {left !== null && <strong>{t('left', { count: left })} </strong>}
        {minQty > 1 ? t('limits', { min: minQty, max: maxQty }) : t('limitMost', { max: maxQty })}
      </p>
      <noscript>
        <p className={styles.hint}>{t('needsScript')}</p>
      </noscript>
      <PeopleProblem cause={failure} />
      <p role="status" className={styles.done}>
        {inCart && (
          <>
            {t('inCart')} <Link to="/shop/cart">{t('seeCart')}</Link>
          </>
        )}
      </p>
      <div className={styles.actions} data-platform-bar>
        <Button aria-disabled={busy || undefined} onClick={() => void add()}>
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
