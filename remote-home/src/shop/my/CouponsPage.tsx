import { useState } from 'react';
import { bindField, ProblemNotice, useForm } from 'shared/account-forms';
import { ApiFailure, api, failureOf } from 'shared/client';
import { Button, TextField } from 'shared/ui';
import { EmptyList } from '../../members/my/EmptyList';
import { FilterLinks } from '../../members/my/FilterLinks';
import { useT as useAccountT } from '../../members/my/i18n';
import my from '../../members/my/my.module.css';
import { PagedList } from '../../members/my/PagedList';
import { useListQuery } from '../../members/my/use-list-query';
import { useMemberList } from '../../members/my/use-member-list';
import { CouponTicket } from './CouponTicket';
import { useT } from './i18n';

const statuses = ['ISSUED', 'USED', 'EXPIRED'] as const;
const pageSize = 20;

const refusals = ['not_found', 'coupon_gone', 'coupon_period'];

/** A refusal of the code, as an error of its field; any other failure as it is. */
const toCodeFailure = ({ status, code, message, errors, body }: ApiFailure, unknown: string) => {
  const text = code === 'not_found' ? unknown : message;
  const added = refusals.includes(code) ? [{ field: 'code', code: 'invalid' as const, message: text }] : [];
  return new ApiFailure(status, code, text, [...errors, ...added], body);
};

const CouponCodeForm = ({ onRegistered }: { onRegistered: () => void }) => {
  const t = useT();
  const form = useForm({ code: '' });
  const [name, setName] = useState<string | null>(null);
  const isAboutCode = form.failure !== null && form.failure.errors.length > 0;
  const register = async () => {
    setName(null);
    const { coupon } = await api.coupons.create({ body: { code: form.values.code } }).catch(async (cause: unknown) => {
      throw toCodeFailure(await failureOf(cause), t('unknownCode'));
    });
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
      <ProblemNotice cause={isAboutCode ? null : form.failure} />
      <p role="status" className={my.status}>
        {name && t('registered', { name })}
      </p>
    </form>
  );
};

export const CouponsPage = () => {
  const t = useT();
  const accountT = useAccountT();
  const list = useListQuery('status', statuses);
  const { page, filter } = list;
  const query = useMemberList('coupons', `${filter} ${page}`, () =>
    api.coupons.list({
      query: { page, limit: pageSize, ...(filter && { status: filter }) },
    }),
  );
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
