import { api } from 'shared/client';
import { formatDateLong, formatNumber } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { PeopleLoaded } from 'shared/people';
import { classes, EmptyState, LinkButton, Pager } from 'shared/ui';
import { useT } from './i18n';
import { MyPage } from './MyPage';
import styles from './my.module.css';
import { usePageQuery } from './page-query';
import { useOwn } from './use-own';

const signed = (amount: number) => `${amount > 0 ? '+' : '−'}${formatNumber(Math.abs(amount))}`;

const Points = () => {
  const t = useT();
  const language = useLanguage();
  const { page, hrefOf } = usePageQuery('reason', []);
  const query = useOwn(`points ${page}`, () => api.points.list({ query: { page, limit: 20 } }));
  return (
    <PeopleLoaded query={query}>
      {({ points, balance, reserved, expiringSoon, total, limit }) => (
        <>
          <p className={styles.balance}>
            {t('balance')}
            <strong>{t('pointsUnit', { points: formatNumber(balance - reserved) })}</strong>
            <span className={classes(styles.quiet, expiringSoon > 0 && styles.soon)}>
              {expiringSoon > 0 ? t('expiring', { points: formatNumber(expiringSoon) }) : t('noExpiring')}
            </span>
            {reserved > 0 && <span className={styles.quiet}>{t('reserved', { points: formatNumber(reserved) })}</span>}
          </p>
          {total === 0 ? (
            <EmptyState title={t('noPoints')}>
              <p>{t('noPointsText')}</p>
              <LinkButton small to="/shop">
                {t('toShop')}
              </LinkButton>
            </EmptyState>
          ) : (
            <section className={styles.section} aria-labelledby="ledger">
              <h2 id="ledger">{t('ledger')}</h2>
              <ul className={styles.rows}>
                {points.map(({ _id, amount, reason, memo, createdAt, expiresAt, remaining, balance: after }) => (
                  <li key={_id} className={styles.row}>
                    <div className={styles.what}>
                      <p>{memo || t(reason)}</p>
                      <p className={styles.quiet}>
                        {formatDateLong(createdAt, language)}
                        {Boolean(remaining) && expiresAt && (
                          <> · {t('until', { date: formatDateLong(expiresAt, language) })}</>
                        )}
                      </p>
                    </div>
                    <p className={classes(styles.figure, amount > 0 && styles.plus)}>
                      {signed(amount)}
                      <span className={styles.quiet}>
                        <br />
                        {t('after', { points: formatNumber(after) })}
                      </span>
                    </p>
                  </li>
                ))}
              </ul>
              <Pager page={page} limit={limit} total={total} hrefOf={(number) => hrefOf({ page: number })} />
            </section>
          )}
        </>
      )}
    </PeopleLoaded>
  );
};

export const PointsPage = () => {
  const t = useT();
  return (
    <MyPage title={t('points')}>
      <Points />
    </MyPage>
  );
};
