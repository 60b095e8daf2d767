import { useEffect, useState } from 'react';
import { api } from 'shared/client';
import type { Answer, contract } from 'shared/contract';
import { formatNumber, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { LinkButton } from 'shared/ui';
import styles from '../checkout/sum.module.css';
import { useT } from './i18n';
import type { CartRow } from './use-cart';

type Quote = Answer<typeof contract.orders.quote>['quote'];

const settleMs = 300;

/** What the chosen lines would cost a member, delivery and all; null while it is not known, and for visitors. */
const useQuote = (sub: string | null, chosen: CartRow[]) => {
  const language = useLanguage();
  const asked = JSON.stringify(
    chosen.map(({ _product, optionKey, qty, priceNow }) => [_product, optionKey, qty, priceNow]),
  );
  const [known, setKnown] = useState<{ asked: string; quote: Quote } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says all that `chosen` does
  useEffect(() => {
    if (!sub || chosen.length === 0) return;
    let wanted = true;
    const items = chosen.map(({ _product, optionKey, qty }) => ({ _product, optionKey, qty }));
    const timer = setTimeout(() => {
      api.orders.quote({ body: { items } }).then(
        ({ quote }) => wanted && setKnown({ asked, quote }),
        () => undefined,
      );
    }, settleMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [sub, asked, language]);
  return known?.asked === asked ? known.quote : null;
};

export const Summary = ({ sub, rows }: { sub: string | null; rows: CartRow[] }) => {
  const t = useT();
  const language = useLanguage();
  const won = (value: number) => formatWon(value, language);
  const chosen = rows.filter(({ selected, available }) => selected && available);
  const quote = useQuote(sub, chosen);
  const count = chosen.reduce((sum, { qty }) => sum + qty, 0);
  const items = quote?.amounts.items ?? chosen.reduce((sum, { amount }) => sum + amount, 0);
  const shipping = quote && (quote.amounts.shipping > 0 ? won(quote.amounts.shipping) : t('free'));
  return (
    <aside className={styles.sum} aria-labelledby="cart-summary">
      <h2 id="cart-summary">{t('summary')}</h2>
      <dl className={styles.amounts}>
        <div>
          <dt>{t('items', { count })}</dt>
          <dd>{won(items)}</dd>
        </div>
        <div>
          <dt>{t('shipping')}</dt>
          <dd>{shipping || t('shippingLater')}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd>{won(items + (quote?.amounts.shipping ?? 0))}</dd>
        </div>
      </dl>
      {Boolean(quote?.freeShippingIn) && (
        <p className={styles.quiet}>{t('freeIn', { price: won(quote?.freeShippingIn ?? 0) })}</p>
      )}
      {Boolean(quote?.earns) && <p className={styles.quiet}>{t('earns', { points: formatNumber(quote?.earns) })}</p>}
      {count > 0 ? (
        <LinkButton variant="primary" wide to={sub ? '/shop/checkout' : '/login?next=%2Fshop%2Fcheckout'}>
          {t(sub ? 'order' : 'orderSignIn')}
        </LinkButton>
      ) : (
        <p className={styles.quiet}>{t('nothing')}</p>
      )}
    </aside>
  );
};
