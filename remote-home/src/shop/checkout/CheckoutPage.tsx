import { QueryBoundary, useConsentTerms } from 'shared/account-forms';
import { EmptyState, LinkButton } from 'shared/ui';
import { Page } from '../../layout/Page';
import { RequireSignIn } from '../../members/my/RequireSignIn';
import { CheckoutForm } from './CheckoutForm';
import { useT } from './i18n';
import type { CheckoutData } from './load';
import { orderTerms } from './order-terms';
import { useCheckoutItems } from './use-checkout-items';

const Checkout = ({ places }: CheckoutData) => {
  const t = useT();
  const { items, fromCart, error, refetch } = useCheckoutItems();
  const termsQuery = useConsentTerms(orderTerms);
  return (
    <QueryBoundary query={{ data: items, error, refetch }}>
      {(ordered) =>
        ordered.length === 0 ? (
          <EmptyState title={t('empty')}>
            <p>{t('emptyText')}</p>
            <LinkButton variant="primary" to="/shop/cart">
              {t('toCart')}
            </LinkButton>
          </EmptyState>
        ) : (
          <QueryBoundary query={termsQuery}>
            {(terms) => <CheckoutForm items={ordered} fromCart={fromCart} terms={terms} places={places} />}
          </QueryBoundary>
        )
      }
    </QueryBoundary>
  );
};

export const CheckoutPage = ({ data }: { data: CheckoutData }) => {
  const t = useT();
  return (
    <Page title={t('title')}>
      <RequireSignIn>
        <Checkout places={data.places} />
      </RequireSignIn>
    </Page>
  );
};
