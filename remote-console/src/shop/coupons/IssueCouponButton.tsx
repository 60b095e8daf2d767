import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { required, useEditContext, useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import type { Coupon } from 'shared/contract';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
import { useLocalised } from '../../components/hooks/use-localised';
import { TopBarButton } from '../../components/layout/TopBarButton';
import { couponI18n } from './i18n';
import { MembersInput } from './MembersInput';

/** Issues a coupon to members; the API issues it to all of them or to none. */
const IssueCouponDialog = ({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) => {
  const t = couponI18n.useT();
  const localise = useLocalised();
  const queries = useQueryClient();
  const { refetch } = useEditContext();
  const { _id: id, name } = coupon;
  const run = useDialogCall(onClose, () =>
    Promise.all([refetch(), queries.invalidateQueries({ queryKey: ['coupon-holders', id] })]),
  );
  return (
    <FormDialog<{ users: string[] }>
      title={t('issueTitle', { name: localise(name) })}
      lead={t('issueLead')}
      submit={t('issue')}
      defaults={{ users: [] }}
      onSubmit={({ users }) =>
        run(api.console.coupons.issue({ params: { id }, body: { users } }), t('issued', { count: users.length }))
      }
      onClose={onClose}
    >
      <MembersInput source="users" label={t('members')} helperText={t('membersHint')} validate={required()} />
    </FormDialog>
  );
};

/** Opens the dialogue that issues a coupon to members. */
export const IssueCouponButton = () => {
  const t = couponI18n.useT();
  const coupon = useRecordContext<Coupon & { id: string }>();
  const [open, setOpen] = useState(false);
  if (!coupon) return null;
  return (
    <>
      <TopBarButton label={t('issue')} Icon={Send} onClick={() => setOpen(true)} />
      {open && <IssueCouponDialog coupon={coupon} onClose={() => setOpen(false)} />}
    </>
  );
};
