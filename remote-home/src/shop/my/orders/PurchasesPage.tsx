import { api } from 'shared/client';
import { AccountLayout } from '../../../members/my/AccountLayout';
import { EmptyList } from '../../../members/my/EmptyList';
import { useT as useAccountT } from '../../../members/my/i18n';
import { PagedList } from '../../../members/my/PagedList';
import { useListQuery } from '../../../members/my/use-list-query';
import { useMemberList } from '../../../members/my/use-member-list';
import { useT as useMyT } from '../i18n';
import { useT } from './i18n';
import { OrderLine } from './OrderLine';
import styles from './order.module.css';

const pageSize = 10;

const Purchases = () => {
  const t = useT();
  const myT = useMyT();
  const list = useListQuery();
  const query = useMemberList('purchases', `${list.page}`, () =>
    api.purchases.list({ query: { page: list.page, limit: pageSize } }),
  );
  return (
    <PagedList
      query={query}
      list={list}
      empty={<EmptyList title={t('noPurchases')} text={myT('noOrdersText')} shopLink />}
    >
      {(purchases) => (
        <ul className={styles.lines}>
          {purchases.map((line) => (
            <OrderLine key={line._id} line={line} showOrder onDone={query.refetch} />
          ))}
        </ul>
      )}
    </PagedList>
  );
};

export const PurchasesPage = () => {
  const t = useT();
  const accountT = useAccountT();
  return (
    <AccountLayout title={accountT('purchases')} lead={t('purchasesLead')}>
      <Purchases />
    </AccountLayout>
  );
};
