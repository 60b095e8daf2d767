import { ProblemNotice, QueryBoundary } from 'shared/account-forms';
import { Button, Checkbox, EmptyState, LinkButton } from 'shared/ui';
import common from '../../layout/common.module.css';
import { Page } from '../../layout/Page';
import { CartLine } from './CartLine';
import { CartSummary } from './CartSummary';
import styles from './cart.module.css';
import { useT } from './i18n';
import totals from './totals.module.css';
import { type CartRow, useCart } from './use-cart';

const getRowKey = ({ _product, optionKey }: CartRow) => `${_product} ${optionKey}`;

const EmptyCart = () => {
  const t = useT();
  return (
    <EmptyState title={t('empty')}>
      <p>{t('emptyText')}</p>
      <LinkButton variant="primary" to="/shop">
        {t('toShop')}
      </LinkButton>
    </EmptyState>
  );
};

type CartToolsProps = Pick<ReturnType<typeof useCart>, 'busy' | 'change'> & { rows: CartRow[] };

/** Selects all lines, and removes those that cannot be ordered. */
const CartTools = ({ rows, busy, change }: CartToolsProps) => {
  const t = useT();
  const available = rows.filter((row) => row.available);
  const allSelected = available.length > 0 && available.every(({ selected }) => selected);
  return (
    <div className={styles.tools}>
      <Checkbox
        label={t('all')}
        checked={allSelected}
        disabled={busy || available.length === 0}
        onChange={() => void change((row) => (row.available ? { selected: !allSelected } : {}))}
      />
      {available.length < rows.length && (
        <Button small variant="quiet" onClick={() => void change((row) => (row.available ? {} : null))}>
          {t('removeUnavailable')}
        </Button>
      )}
    </div>
  );
};

export const CartPage = () => {
  const t = useT();
  const { sub, query, busy, failure, change } = useCart();
  return (
    <Page title={t('title')} lead={sub ? undefined : t('lead')}>
      <QueryBoundary query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyCart />
          ) : (
            <div className={totals.columns}>
              <div>
                <ProblemNotice cause={failure} />
                <CartTools rows={rows} busy={busy} change={change} />
                <ul className={common.list} aria-busy={busy}>
                  {rows.map((row) => (
                    <CartLine
                      key={getRowKey(row)}
                      row={row}
                      busy={busy}
                      onChange={(changed) => void change((other) => (other === row ? changed : {}))}
                    />
                  ))}
                </ul>
              </div>
              <CartSummary sub={sub} rows={rows} />
            </div>
          )
        }
      </QueryBoundary>
    </Page>
  );
};
