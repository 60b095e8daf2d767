import { PeopleLoaded, PeopleProblem } from 'shared/people';
import { Button, Checkbox, EmptyState, LinkButton } from 'shared/ui';
import { Page } from '../../layout/Page';
import sum from '../checkout/sum.module.css';
import styles from './cart.module.css';
import { useT } from './i18n';
import { Row } from './Row';
import { Summary } from './Summary';
import { type CartRow, useCart } from './use-cart';

const keyOf = ({ _product, optionKey }: CartRow) => `${_product} ${optionKey}`;

export const CartPage = () => {
  const t = useT();
  const { sub, own, busy, failure, change } = useCart();
  return (
    <Page title={t('title')} lead={sub ? undefined : t('lead')} className={sum.page}>
      <PeopleLoaded query={own}>
        {(rows) => {
          const usable = rows.filter(({ available }) => available);
          const all = usable.length > 0 && usable.every(({ selected }) => selected);
          if (rows.length === 0)
            return (
              <EmptyState title={t('empty')}>
                <p>{t('emptyText')}</p>
                <LinkButton variant="primary" to="/shop">
                  {t('toShop')}
                </LinkButton>
              </EmptyState>
            );
          return (
            <div className={sum.columns}>
              <div>
                <PeopleProblem cause={failure} />
                <div className={styles.tools}>
                  <Checkbox
                    label={t('all')}
                    checked={all}
                    disabled={busy || usable.length === 0}
                    onChange={() => void change((row) => (row.available ? { selected: !all } : {}))}
                  />
                  {usable.length < rows.length && (
                    <Button small variant="quiet" onClick={() => void change((row) => (row.available ? {} : null))}>
                      {t('removeGone')}
                    </Button>
                  )}
                </div>
                <ul className={styles.rows} aria-busy={busy}>
                  {rows.map((row) => (
                    <Row
                      key={keyOf(row)}
                      row={row}
                      busy={busy}
                      onChange={(wanted) => void change((other) => (other === row ? wanted : {}))}
                    />
                  ))}
                </ul>
              </div>
              <Summary sub={sub} rows={rows} />
            </div>
          );
        }}
      </PeopleLoaded>
    </Page>
  );
};
