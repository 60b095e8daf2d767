import { signOut, useAuth } from 'shared/auth';
import { api } from 'shared/client';
import { formatNumber } from 'shared/format';
import { homePath, useLanguage } from 'shared/i18n';
import { PeopleLoaded } from 'shared/people';
import { Link, useNavigate } from 'shared/router';
import { Button, EmptyState, LinkButton } from 'shared/ui';
import { OrderCard } from '../../shop/orders/OrderCard';
import { useT } from './i18n';
import { MyPage } from './MyPage';
import styles from './my.module.css';
import { useOwn } from './use-own';

const read = async () => {
  const one = { limit: 1 } as const;
  const [points, coupons, waiting, orders] = await Promise.all([
    api.points.list({ query: one }),
    api.coupons.list({ query: { ...one, status: 'ISSUED' } }),
    api.purchases.list({ query: { ...one, reviewable: 'true' } }),
    api.orders.list({ query: { limit: 3 } }),
  ]);
  return {
    figures: [
      {
        to: '/my/points',
        text: 'balance',
        unit: 'pointsUnit',
        values: { points: formatNumber(points.balance - points.reserved) },
      },
      { to: '/my/coupons', text: 'couponCount', unit: 'countUnit', values: { count: formatNumber(coupons.total) } },
      { to: '/my/reviews', text: 'waitingCount', unit: 'countUnit', values: { count: formatNumber(waiting.total) } },
    ] as const,
    orders: orders.orders,
  };
};

const Glance = () => {
  const t = useT();
  const query = useOwn('glance', read);
  return (
    <PeopleLoaded query={query}>
      {({ figures, orders }) => (
        <>
          <ul className={styles.figures}>
            {figures.map(({ to, text, unit, values }) => (
              <li key={to}>
                <Link to={to}>
                  {t(text)}
                  <strong>{t(unit, values)}</strong>
                </Link>
              </li>
            ))}
          </ul>
          <section className={styles.section} aria-labelledby="recent">
            <header>
              <h2 id="recent">{t('recent')}</h2>
              {orders.length > 0 && (
                <LinkButton small variant="quiet" to="/my/orders">
                  {t('more')}
                </LinkButton>
              )}
            </header>
            {orders.length === 0 ? (
              <EmptyState title={t('noOrders')}>
                <p>{t('noOrdersText')}</p>
                <LinkButton small to="/shop">
                  {t('toShop')}
                </LinkButton>
              </EmptyState>
            ) : (
              <ul className={styles.rows}>
                {orders.map((order) => (
                  <OrderCard key={order._id} order={order} />
                ))}
              </ul>
            )}
          </section>
        </>
      )}
    </PeopleLoaded>
  );
};

export const HomePage = () => {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const user = useAuth((state) => state.user);
  const leave = () => {
    void signOut();
    void navigate(homePath[language]);
  };
  return (
    <MyPage title={user ? t('hello', { name: user.name }) : t('title')}>
      <Glance />
      <p className={styles.actions}>
        <Button small onClick={leave}>
          {t('signOut')}
        </Button>
      </p>
    </MyPage>
  );
};
