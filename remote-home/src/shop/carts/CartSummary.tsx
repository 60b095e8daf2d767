import { useAsyncData } from 'shared/account-forms';
import { api } from 'shared/client';
import { formatNumber, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { LinkButton } from 'shared/ui';
import common from '../../layout/common.module.css';
import { Facts } from '../../layout/Facts';
import { useT } from './i18n';
import styles from './totals.module.css';
import type { CartRow } from './use-cart';
import { useQuote } from './use-quote';

/** The quote of the selected lines; null for visitors and while it is not known. */
const useCartQuote = (sub: string | null, rows: CartRow[]) => {
  const items = rows.map(({ _product, optionKey, qty }) => ({ _product, optionKey, qty }));
  const prices = rows.map(({ priceNow }) => priceNow).join();
  const { quote, settled } = useQuote(sub && items.length > 0 ? { items } : null, prices);
  return settled ? quote : null;
};

/** The delivery of a visitor's selected lines; null for members, whose quote has it, and while it is not known. */
const useVisitorShipping = (sub: string | null, rows: CartRow[]) => {
  const items = rows.map(({ _product, optionKey, qty }) => ({ _product, optionKey, qty }));
  const { data, error } = useAsyncData(
    sub || items.length === 0 ? null : 'shipping',
    () => api.carts.preview({ body: { items } }),
    JSON.stringify(items),
  );
  // After an error the data is that of other lines.
  return error ? null : (data ?? null);
};

interface CartSummaryProps {
  /** Id of the member; null for a visitor. */
  sub: string | null;
  rows: CartRow[];
}

export const CartSummary = ({ sub, rows }: CartSummaryProps) => {
  const t = useT();
  const language = useLanguage();
  const selected = rows.filter((row) => row.selected && row.available);
  const quote = useCartQuote(sub, selected);
  const count = selected.reduce((sum, { qty }) => sum + qty, 0);
  const items = quote?.amounts.items ?? selected.reduce((sum, { amount }) => sum + amount, 0);
  const visitorShipping = useVisitorShipping(sub, selected);
  const fee = quote?.amounts.shipping ?? visitorShipping?.shipping;
  const freeIn = (quote ?? visitorShipping)?.freeShippingIn;
  const shipping = fee === 0 ? t('free') : fee && formatWon(fee, language);
  return (
    <aside className={styles.sum} aria-labelledby="cart-summary">
      <h2 id="cart-summary">{t('summary')}</h2>
      <Facts
        className={styles.amounts}
        facts={[
          [t('items', { count }), formatWon(items, language)],
          [t('shipping'), shipping || t('shippingAtCheckout')],
          [t('total'), formatWon(items + (fee ?? 0), language)],
        ]}
      />
      {count > 0 ? (
        <LinkButton variant="primary" wide to={sub ? '/shop/checkout' : '/login?next=%2Fshop%2Fcheckout'}>
          {t(sub ? 'order' : 'orderSignIn')}
        </LinkButton>
      ) : (
        <p className={common.quiet}>{t('nothing')}</p>
      )}
      {/* Below the button, which would move under a finger when they arrive. */}
      {Boolean(freeIn) && <p className={common.quiet}>{t('freeIn', { price: formatWon(freeIn ?? 0, language) })}</p>}
      {Boolean(quote?.earns) && <p className={common.quiet}>{t('earns', { points: formatNumber(quote?.earns) })}</p>}
    </aside>
  );
};
