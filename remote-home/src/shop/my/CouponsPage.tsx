import { useState } from 'react';
import { bindField, ProblemNotice, useForm } from 'shared/account-forms';
import { api } from 'shared/client';
import { Button, TextField } from 'shared/ui';
import { AccountLayout } from '../../members/my/AccountLayout';
import { EmptyList } from '../../members/my/EmptyList';
import { FilterLinks } from '../../members/my/FilterLinks';
import { useT as useAccountT } from '../../members/my/i18n';
import my from '../../members/my/my.module.css';
import { PagedList } from '../../members/my/PagedList';
import { useListQuery } from '../../members/my/use-list-query';
import { useMemberQuery } from '../../members/my/use-member-query';
import { CouponTicket } from './CouponTicket';
import { useT } from './i18n';

const statuses = ['ISSUED', 'USED', 'EXPIRED'] as const;
const pageSize = 20;

const CouponCodeForm = ({ onRegistered }: { onRegistered: () => void }) => {
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
    <form ref={form.formRef} onSubmit={form.submit(register)} noValidate className={my.section}>
      <div className={my.code}>
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          {...bindField(form, 'code')}
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
      <ProblemNotice cause={form.failure} />
      <p role="status" className={my.said}>
        {name && t('registered', { name })}
      </p>
    </form>
  );
};

const Coupons = () => {
  const t = useT();
  const accountT = useAccountT();
  const list = useListQuery('status', statuses);
  const { page, filter } = list;
  const query = useMemberQuery(`coupons ${filter} ${page}`, async () => {
    const { coupons: rows, ...rest } = await api.coupons.list({
      query: { page, limit: pageSize, ...(filter && { status: filter }) },
    });
    return { rows, ...rest };
  });
  return (
    <>
      <CouponCodeForm onRegistered={query.refetch} />
      <FilterLinks
        label={accountT('coupons')}
        list={list}
        getText={(status) => (status ? t(status) : accountT('all'))}
      />
      <PagedList query={query} list={list} empty={<EmptyList title={t('noCoupons')} text={t('noCouponsText')} />}>
        {(coupons) => (
          <ul className={my.tickets}>
            {coupons.map((coupon) => (
              <CouponTicket key={coupon._id} coupon={coupon} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
};

export const CouponsPage = () => {
  const accountT = useAccountT();
  return (
    <AccountLayout title={accountT('coupons')}>
      <Coupons />
    </AccountLayout>
  );
};
