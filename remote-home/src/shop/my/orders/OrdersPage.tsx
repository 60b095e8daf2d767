import type { FormEvent } from 'react';
import { api } from 'shared/client';
import { useNavigate, useSearchParams } from 'shared/router';
import { Button, TextField } from 'shared/ui';
import { EmptyList } from '../../../members/my/EmptyList';
import { FilterLinks } from '../../../members/my/FilterLinks';
import { useT as useAccountT } from '../../../members/my/i18n';
import my from '../../../members/my/my.module.css';
import { PagedList } from '../../../members/my/PagedList';
import { useListQuery } from '../../../members/my/use-list-query';
import { useMemberList } from '../../../members/my/use-member-list';
import { useT as useMyT } from '../i18n';
import { useT } from './i18n';
import { OrderCard } from './OrderCard';

const statuses = ['PENDING_PAYMENT', 'PAID', 'PREPARING', 'SHIPPED', 'DELIVERED', 'CONFIRMED', 'CANCELLED'] as const;
const pageSize = 10;

const OrderSearch = ({ keyword }: { keyword: string }) => {
  const t = useT();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(q ? `/my/orders?q=${encodeURIComponent(q)}` : '/my/orders');
  };
  return (
    <form key={keyword} className={my.code} onSubmit={search}>
      <TextField label={t('search')} name="q" type="search" defaultValue={keyword} maxLength={100} />
      <Button type="submit" small>
        {t('find')}
      </Button>
    </form>
  );
};

const NoOrders = ({ filtered }: { filtered: boolean }) => {
  const t = useT();
  const myT = useMyT();
  return filtered ? (
    <EmptyList title={t('noOrders')} text={t('noOrdersText')} shopLink />
  ) : (
    <EmptyList title={myT('noOrders')} text={myT('noOrdersText')} shopLink />
  );
};

export const OrdersPage = () => {
  const t = useT();
  const accountT = useAccountT();
  const [search] = useSearchParams();
  const q = search.get('q') ?? '';
  const list = useListQuery('status', statuses);
  const { page, filter } = list;
  const query = useMemberList('orders', `${filter} ${page} ${q}`, () =>
    api.orders.list({
      query: { page, limit: pageSize, ...(filter && { status: filter }), ...(q && { q }) },
    }),
  );
  return (
    <>
      <OrderSearch keyword={q} />
      <FilterLinks label={t('states')} list={list} getText={(status) => (status ? t(status) : accountT('all'))} />
      <PagedList query={query} list={list} empty={<NoOrders filtered={filter !== null || q !== ''} />}>
        {(orders) => (
          <ul className={my.rows}>
            {orders.map((order) => (
              <OrderCard key={order._id} order={order} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
};
