import { PeopleLoaded, useTerms } from 'shared/people';
import { EmptyState, LinkButton } from 'shared/ui';
import { Page } from '../../layout/Page';
import { Member } from '../../members/my/Member';
import { askedTerms } from './asked-terms';
import { CheckoutForm } from './CheckoutForm';
import { useT } from './i18n';
import type { CheckoutData } from './load';
import styles from './sum.module.css';
import { useItems } from './use-items';

const Checkout = ({ places }: CheckoutData) => {
  const t = useT();
  const { items, fromCart, error, refetch } = useItems();
  const terms = useTerms(askedTerms);
  return (
    <PeopleLoaded query={{ data: items, error, refetch }}>
      {(chosen) =>
        chosen.length === 0 ? (
          <EmptyState title={t('empty')}>
            <p>{t('emptyText')}</p>
            <LinkButton variant="primary" to="/shop/cart">
              {t('toCart')}
            </LinkButton>
          </EmptyState>
        ) : (
          <PeopleLoaded query={terms}>
            {(texts) => <CheckoutForm items={chosen} fromCart={fromCart} terms={texts} places={places} />}
          </PeopleLoaded>
        )
      }
    </PeopleLoaded>
  );
};

export const CheckoutPage = ({ data }: { data: CheckoutData }) => {
  const t = useT();
  return (
    <Page title={t('title')} className={styles.page}>
      <Member>
        <Checkout places={data.places} />
      </Member>
    </Page>
  );
};
