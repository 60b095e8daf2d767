import { useQueryClient } from '@tanstack/react-query';
import { required, useEditContext, useNotify } from 'react-admin';
import { api } from 'shared/client';
import type { Coupon } from 'shared/contract';
import { FormDialog } from '../../parts/FormDialog';
import { useWord } from '../../parts/use-word';
import { couponI18n } from './i18n';
import { MembersInput } from './MembersInput';

/** Gives a coupon to members: all of them or none. */
export const IssueDialog = ({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) => {
  const t = couponI18n.useT();
  const word = useWord();
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
      title={t('issueTitle', { name: word(coupon.name) })}
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
