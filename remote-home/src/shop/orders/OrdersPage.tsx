import type { FormEvent } from 'react';
import { api } from 'shared/client';
import { PeopleLoaded } from 'shared/people';
import { useNavigate, useSearchParams } from 'shared/router';
import { Button, EmptyState, LinkButton, Pager, TextField } from 'shared/ui';
import { FilterRow } from '../../members/my/FilterRow';
import { useT as useMyT } from '../../members/my/i18n';
import { MyPage } from '../../members/my/MyPage';
import my from '../../members/my/my.module.css';
import { usePageQuery } from '../../members/my/page-query';
import { useOwn } from '../../members/my/use-own';
import { useT } from './i18n';
import { OrderCard } from './OrderCard';

const statuses = ['PENDING_PAYMENT', 'PAID', 'PREPARING', 'SHIPPED', 'DELIVERED', 'CONFIRMED', 'CANCELLED'] as const;
const pageSize = 10;

const Orders = () => {
  const t = useT();
  const common = useMyT();
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const q = asked.get('q') ?? '';
  const { page, filter, hrefOf } = usePageQuery('status', statuses);
  const query = useOwn(`orders ${filter} ${page} ${q}`, () =>
    api.orders.list({ query: { page, limit: pageSize, ...(filter && { status: filter }), ...(q && { q }) } }),
  );
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(words ? `/my/orders?q=${encodeURIComponent(words)}` : '/my/orders');
  };
  const options = [
    { filter: null, text: common('all') },
    ...statuses.map((status) => ({ filter: status, text: t(status) })),
  ];
  return (
    <>
      <form key={q} className={my.code} onSubmit={search}>
        <TextField label={t('search')} name="q" type="search" defaultValue={q} maxLength={100} />
        <Button type="submit" small>
          {t('find')}
        </Button>
      </form>
      <FilterRow
        label={t('states')}
        options={options}
        current={filter}
        hrefOf={(wanted) => hrefOf({ filter: wanted })}
      />
      <PeopleLoaded query={query}>
        {({ orders, total, limit }) => (
          <>
            {orders.length === 0 && (
              <EmptyState title={filter || q ? t('noOrders') : common('noOrders')}>
                <p>{filter || q ? t('noOrdersText') : common('noOrdersText')}</p>
                <LinkButton small to="/shop">
                  {common('toShop')}
                </LinkButton>
              </EmptyState>
            )}
            {orders.length > 0 && (
              <ul className={my.rows}>
                {orders.map((order) => (
                  <OrderCard key={order._id} order={order} />
                ))}
              </ul>
            )}
            <Pager page={page} limit={limit} total={total} hrefOf={(number) => hrefOf({ page: number })} />
          </>
        )}
      </PeopleLoaded>
    </>
  );
};

export const OrdersPage = () => {
  const t = useMyT();
  return (
    <MyPage title={t('orders')}>
      <Orders />
    </MyPage>
  );
};
