import { ProblemNotice, QueryBoundary } from 'shared/account-forms';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button, classNames } from 'shared/ui';
import common from '../../layout/common.module.css';
import totals from '../carts/totals.module.css';
import type { Quote } from '../carts/use-quote';
import { AmountsTable } from './AmountsTable';
import styles from './checkout.module.css';
import { useT } from './i18n';
import type { Checkout } from './use-checkout';

/** The amounts, what went wrong, and the button that orders. */
export const CheckoutSummary = ({ quote, checkout }: { quote: Quote; checkout: Checkout }) => {
  const t = useT();
  const language = useLanguage();
  const { settled, changedFrom, quoteQuery } = checkout;
  const { busy, failure } = checkout.form;
  const total = formatWon(quote.amounts.total, language);
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
        {() => (
          <Button type="submit" variant="primary" wide aria-disabled={busy || !settled || undefined}>
            {busy ? t('busy') : settled ? t('submit', { total }) : t('counting')}
          </Button>
        )}
      </QueryBoundary>
      <p className={common.quiet}>{t('withdrawal')}</p>
    </aside>
  );
};
