import { Fragment, useState } from 'react';
import { api } from 'shared/client';
import type { Answer, contract } from 'shared/contract';
import { formatDateLong, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { bind, PeopleLoaded, PeopleProblem, useForm } from 'shared/people';
import { Button, classes, EmptyState, Pager, TextField } from 'shared/ui';
import { FilterRow } from './FilterRow';
import { useT } from './i18n';
import { MyPage } from './MyPage';
import styles from './my.module.css';
import { usePageQuery } from './page-query';
import { useOwn } from './use-own';

type Coupon = Answer<typeof contract.coupons.list>['coupons'][number];

const statuses = ['ISSUED', 'USED', 'EXPIRED'] as const;

const CouponTicket = ({ coupon: { coupon, status, expiresAt } }: { coupon: Coupon }) => {
  const t = useT();
  const language = useLanguage();
  const won = (value: number) => formatWon(value, language);
  const { kind, value, minimum, maximum, startAt } = coupon;
  const early = Date.parse(startAt) > Date.now();
  const rules = [
    minimum > 0 && t('minimum', { price: won(minimum) }),
    Boolean(maximum) && t('maximum', { price: won(maximum ?? 0) }),
    early && t('startsAt', { date: formatDateLong(startAt, language) }),
    t('until', { date: formatDateLong(expiresAt, language) }),
  ].filter((rule) => rule !== false);
  return (
    <li className={classes(styles.ticket, status !== 'ISSUED' && styles.used)}>
      <span className={styles.chip} data-tone={status === 'ISSUED' ? 'good' : undefined}>
        {t(status)}
      </span>
      <strong>{t(`coupon.${kind}`, { value: kind === 'PERCENT' ? value : won(value) })}</strong>
      <span>{coupon.name}</span>
      <span className={styles.quiet}>
        {rules.map((rule, at) => (
          <Fragment key={rule}>
            {at > 0 && ' · '}
            <span className={styles.whole}>{rule}</span>
          </Fragment>
        ))}
      </span>
    </li>
  );
};

const Register = ({ onRegistered }: { onRegistered: () => void }) => {
  const t = useT();
  const form = useForm({ code: '' });
  const [name, setName] = useState<string | null>(null);
  const register = async () => {
    setName(null);
    const { coupon } = await api.coupons.create({ body: { code: form.values.code } });
    form.set({ code: '' });
    setName(coupon.coupon.name);
    onRegistered();
  };
  return (
    <form ref={form.form} onSubmit={form.submit(register)} noValidate className={styles.section}>
      <div className={styles.code}>
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          {...bind(form, 'code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
        <Button type="submit" variant="primary" small aria-disabled={form.busy || undefined}>
          {t('register')}
        </Button>
      </div>
      <PeopleProblem cause={form.failure} />
      <p role="status" className={styles.said}>
        {name && t('registered', { name })}
      </p>
    </form>
  );
};

const Coupons = () => {
  const t = useT();
  const { page, filter, hrefOf } = usePageQuery('status', statuses);
  const query = useOwn(`coupons ${filter} ${page}`, () =>
    api.coupons.list({ query: { page, limit: 20, ...(filter && { status: filter }) } }),
  );
  const options = [
    { filter: null, text: t('all') },
    ...statuses.map((status) => ({ filter: status, text: t(status) })),
  ];
  return (
    <>
      <Register onRegistered={query.refetch} />
      <FilterRow
        label={t('coupons')}
        options={options}
        current={filter}
        hrefOf={(wanted) => hrefOf({ filter: wanted })}
      />
      <PeopleLoaded query={query}>
        {({ coupons, total, limit }) => (
          <>
            {coupons.length === 0 && (
              <EmptyState title={t('noCoupons')}>
                <p>{t('noCouponsText')}</p>
              </EmptyState>
            )}
            <ul className={styles.tickets}>
              {coupons.map((coupon) => (
                <CouponTicket key={coupon._id} coupon={coupon} />
              ))}
            </ul>
            <Pager page={page} limit={limit} total={total} hrefOf={(number) => hrefOf({ page: number })} />
          </>
        )}
      </PeopleLoaded>
    </>
  );
};

export const CouponsPage = () => {
  const t = useT();
  return (
    <MyPage title={t('coupons')}>
      <Coupons />
    </MyPage>
  );
};
