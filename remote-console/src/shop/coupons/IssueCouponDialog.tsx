import { useQueryClient } from '@tanstack/react-query';
import { required, useEditContext, useNotify } from 'react-admin';
import { api } from 'shared/client';
import type { Coupon } from 'shared/contract';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { useLocalised } from '../../components/hooks/use-localised';
import { couponI18n } from './i18n';
import { MembersInput } from './MembersInput';

/** Issues a coupon to members; the API issues it to all of them or to none. */
export const IssueCouponDialog = ({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) => {
  const t = couponI18n.useT();
  const localise = useLocalised();
  const notify = useNotify();
  const queries = useQueryClient();
  const { refetch } = useEditContext();
  const issue = async ({ users }: { users: string[] }) => {
    await api.console.coupons.issue({ params: { id: coupon._id }, body: { users } });
    notify(t('issued', { count: users.length }), { type: 'info' });
    await Promise.all([refetch(), queries.invalidateQueries({ queryKey: ['coupon-holders', coupon._id] })]);
    onClose();
  };
  return (
    <FormDialog<{ users: string[] }>
      title={t('issueTitle', { name: localise(coupon.name) })}
      lead={t('issueLead')}
      submit={t('issue')}
      defaults={{ users: [] }}
      onSubmit={issue}
      onClose={onClose}
    >
      <MembersInput source="users" label={t('members')} helperText={t('membersHint')} validate={required()} />
    </FormDialog>
  );
};
