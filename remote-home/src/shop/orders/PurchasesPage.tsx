import { api } from 'shared/client';
import { PeopleLoaded } from 'shared/people';
import { EmptyState, LinkButton, Pager } from 'shared/ui';
import { useT as useMyT } from '../../members/my/i18n';
import { MyPage } from '../../members/my/MyPage';
import { usePageQuery } from '../../members/my/page-query';
import { useOwn } from '../../members/my/use-own';
import { useT } from './i18n';
import { Line } from './Line';
import styles from './order.module.css';

const Purchases = () => {
  const t = useT();
  const common = useMyT();
  const { page, hrefOf } = usePageQuery('status', []);
  const query = useOwn(`purchases ${page}`, () => api.purchases.list({ query: { page, limit: 10 } }));
  return (
    <PeopleLoaded query={query}>
      {({ purchases, total, limit }) => (
        <>
          {purchases.length === 0 && (
            <EmptyState title={t('noPurchases')}>
              <p>{common('noOrdersText')}</p>
              <LinkButton small to="/shop">
                {common('toShop')}
              </LinkButton>
            </EmptyState>
          )}
          {purchases.length > 0 && (
            <ul className={styles.lines}>
              {purchases.map((line) => (
                <Line key={line._id} line={line} alone onDone={query.refetch} />
              ))}
            </ul>
          )}
          <Pager page={page} limit={limit} total={total} hrefOf={(number) => hrefOf({ page: number })} />
        </>
      )}
    </PeopleLoaded>
  );
};

export const PurchasesPage = () => {
  const t = useMyT();
  const orders = useT();
  return (
    <MyPage title={t('purchases')} lead={orders('purchasesLead')}>
      <Purchases />
    </MyPage>
  );
};
