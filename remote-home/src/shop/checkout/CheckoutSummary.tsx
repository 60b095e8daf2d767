import { ProblemNotice, QueryBoundary } from 'shared/account-forms';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button, classNames, LinkButton } from 'shared/ui';
import common from '../../layout/common.module.css';
import totals from '../carts/totals.module.css';
import type { Quote } from '../carts/use-quote';
import { AmountsTable } from './AmountsTable';
import styles from './checkout.module.css';
import { useT } from './i18n';
import type { Checkout } from './use-checkout';

/** In place of the button where a product cannot be ordered: why, and the way to choose another. */
const WayBack = ({ fromCart, product }: { fromCart: boolean; product: string }) => {
  const t = useT();
  return (
    <>
      <p className={styles.note} role="status">
        {t('unavailable')}
      </p>
      <LinkButton wide to={fromCart ? '/shop/cart' : `/shop/products/${product}`}>
        {t(fromCart ? 'toCart' : 'toProduct')}
      </LinkButton>
    </>
  );
};

/** The amounts, what went wrong, and the button that orders. */
export const CheckoutSummary = ({ quote, checkout }: { quote: Quote; checkout: Checkout }) => {
  const t = useT();
  const language = useLanguage();
  const { settled, changedFrom, quoteQuery, fromCart } = checkout;
  const { busy, failure } = checkout.form;
  const total = formatWon(quote.amounts.total, language);
  const unavailable = quote.lines.find(({ available }) => !available);
  return (
    <aside className={totals.sum} aria-labelledby="checkout-amounts">
      <h2 id="checkout-amounts">{t('amounts')}</h2>
      <AmountsTable amounts={quote.amounts} earns={quote.earns} />
      {changedFrom !== null && (
        <p className={classNames(styles.note, styles.changed)} role="status">
          {t('changed', { from: formatWon(changedFrom, language), to: total })}
        </p>
      )}
      <ProblemNotice cause={failure} />
      <QueryBoundary query={quoteQuery.error ? { ...quoteQuery, data: undefined } : quoteQuery}>
        {() =>
          unavailable ? (
            <WayBack fromCart={fromCart} product={unavailable._product} />
          ) : (
            <Button type="submit" variant="primary" wide aria-disabled={busy || !settled || undefined}>
              {busy ? t('busy') : settled ? t('submit', { total }) : t('counting')}
            </Button>
          )
        }
      </QueryBoundary>
      <p className={common.quiet}>{t('withdrawal')}</p>
    </aside>
  );
};
