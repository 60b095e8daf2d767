import { QueryBoundary } from 'shared/account-forms';
import { api } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import { formatDateLong, formatEndLong, formatNumber } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { classNames, Pager } from 'shared/ui';
import { EmptyList } from '../../members/my/EmptyList';
import my from '../../members/my/my.module.css';
import { useListQuery } from '../../members/my/use-list-query';
import { useMemberQuery } from '../../members/my/use-member-query';
import { useT } from './i18n';

type PointsAnswer = CallResult<typeof contract.points.list>;

const pageSize = 20;

const formatSigned = (amount: number) => `${amount > 0 ? '+' : '−'}${formatNumber(Math.abs(amount))}`;

const Balance = ({ balance, reserved, expiringSoon }: PointsAnswer) => {
  const t = useT();
  return (
    <p className={my.balance}>
      {t('balance')}
      <strong>{t('pointsUnit', { points: formatNumber(balance - reserved) })}</strong>
      <span className={classNames(my.quiet, expiringSoon > 0 && my.urgent)}>
        {expiringSoon > 0 ? t('expiring', { points: formatNumber(expiringSoon) }) : t('noExpiring')}
      </span>
      {reserved > 0 && <span className={my.quiet}>{t('reserved', { points: formatNumber(reserved) })}</span>}
    </p>
  );
};

const LedgerEntry = ({ entry }: { entry: PointsAnswer['points'][number] }) => {
  const t = useT();
  const language = useLanguage();
  const { amount, reason, memo, createdAt, expiresAt, remaining, balance } = entry;
  return (
    <li className={my.row}>
      <div className={my.details}>
        <p>{memo || t(reason)}</p>
        <p className={my.quiet}>
          {formatDateLong(createdAt, language)}
          {Boolean(remaining) && expiresAt && <> · {t('until', { date: formatEndLong(expiresAt, language) })}</>}
        </p>
      </div>
      <p className={classNames(my.figure, amount > 0 && my.plus)}>
        {formatSigned(amount)}
        <span className={my.quiet}>
          <br />
          {t('after', { points: formatNumber(balance) })}
        </span>
      </p>
    </li>
  );
};

export const PointsPage = () => {
  const t = useT();
  const { page, buildPath } = useListQuery();
  const query = useMemberQuery(`points ${page}`, () => api.points.list({ query: { page, limit: pageSize } }));
  return (
    <QueryBoundary query={query}>
      {(answer) => (
        <>
          <Balance {...answer} />
          {answer.total === 0 ? (
            <EmptyList title={t('noPoints')} text={t('noPointsText')} shopLink />
          ) : (
            <section className={my.section} aria-labelledby="ledger">
              <h2 id="ledger">{t('ledger')}</h2>
              <ul className={my.rows}>
                {answer.points.map((entry) => (
                  <LedgerEntry key={entry._id} entry={entry} />
                ))}
              </ul>
              <Pager
                page={page}
                limit={answer.limit}
                total={answer.total}
                buildHref={(number) => buildPath({ page: number })}
              />
            </section>
          )}
        </>
      )}
    </QueryBoundary>
  );
};
