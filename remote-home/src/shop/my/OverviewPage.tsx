import { QueryBoundary } from 'shared/account-forms';
import { signOut, useAuth } from 'shared/auth';
import { api } from 'shared/client';
import { formatNumber } from 'shared/format';
import { homePath, useLanguage } from 'shared/i18n';
import { Link, useNavigate } from 'shared/router';
import { Slot } from 'shared/slots';
import { Button, LinkButton } from 'shared/ui';
import { AccountLayout } from '../../members/my/AccountLayout';
import { EmptyList } from '../../members/my/EmptyList';
import { useT as useAccountT } from '../../members/my/i18n';
import { LatestContacts, loadContacts } from '../../members/my/LatestContacts';
import my from '../../members/my/my.module.css';
import { useMemberQuery } from '../../members/my/use-member-query';
import { useT } from './i18n';
import { OrderCard } from './orders/OrderCard';

const recentOrders = 3;

const loadOverview = async () => {
  const [contacts, points, coupons, reviewable, orders] = await Promise.all([
    loadContacts(),
    api.points.list({ query: { limit: 1 } }),
    api.coupons.list({ query: { limit: 1, status: 'ISSUED' } }),
    api.purchases.list({ query: { limit: 1, reviewable: 'true' } }),
    api.orders.list({ query: { limit: recentOrders } }),
  ]);
  return {
    contacts,
    figures: [
      {
        to: '/my/points',
        label: 'balance',
        unit: 'pointsUnit',
        values: { points: formatNumber(points.balance - points.reserved) },
      },
      { to: '/my/coupons', label: 'couponCount', unit: 'countUnit', values: { count: formatNumber(coupons.total) } },
      {
        to: '/my/reviews',
        label: 'waitingCount',
        unit: 'countUnit',
        values: { count: formatNumber(reviewable.total) },
      },
    ] as const,
    orders: orders.orders,
  };
};

type OverviewData = Awaited<ReturnType<typeof loadOverview>>;

const RecentOrders = ({ orders }: Pick<OverviewData, 'orders'>) => {
  const t = useT();
  return (
    <section className={my.section} aria-labelledby="recent">
      <header>
        <h2 id="recent">{t('recent')}</h2>
        {orders.length > 0 && (
          <LinkButton small variant="quiet" to="/my/orders">
            {t('more')}
          </LinkButton>
        )}
      </header>
      {orders.length === 0 ? (
        <EmptyList title={t('noOrders')} text={t('noOrdersText')} shopLink />
      ) : (
        <ul className={my.rows}>
          {orders.map((order) => (
            <OrderCard key={order._id} order={order} />
          ))}
        </ul>
      )}
    </section>
  );
};

const Overview = () => {
  const t = useT();
  const query = useMemberQuery('overview', loadOverview);
  return (
    <QueryBoundary query={query}>
      {({ contacts, figures, orders }) => (
        <>
          <LatestContacts {...contacts} />
          <ul className={my.figures}>
            {figures.map(({ to, label, unit, values }) => (
              <li key={to}>
                <Link to={to}>
                  {t(label)}
                  <strong>{t(unit, values)}</strong>
                </Link>
              </li>
            ))}
          </ul>
          <RecentOrders orders={orders} />
        </>
      )}
    </QueryBoundary>
  );
};

/** The first page of a member's account. */
export const OverviewPage = () => {
  const t = useT();
  const accountT = useAccountT();
  const language = useLanguage();
  const navigate = useNavigate();
  const user = useAuth((state) => state.user);
  const leave = () => {
    void signOut();
    void navigate(homePath[language]);
  };
  return (
    <AccountLayout title={user ? t('hello', { name: user.name }) : accountT('title')}>
      <Overview />
      <Slot name="my-page" />
      <p className={my.actions}>
        <Button small onClick={leave}>
          {t('signOut')}
        </Button>
      </p>
    </AccountLayout>
  );
};
