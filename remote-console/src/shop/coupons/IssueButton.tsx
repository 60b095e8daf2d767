import { Send } from 'lucide-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { Coupon } from 'shared/contract';
import { BarButton } from '../../parts/BarButton';
import { IssueDialog } from './IssueDialog';
import { couponI18n } from './i18n';

export const IssueButton = () => {
  const t = couponI18n.useT();
  const coupon = useRecordContext<Coupon & { id: string }>();
  const [open, setOpen] = useState(false);
  if (!coupon) return null;
  return (
    <>
      <BarButton label={t('issue')} Icon={Send} onClick={() => setOpen(true)} />
      {open && <IssueDialog coupon={coupon} onClose={() => setOpen(false)} />}
    </>
  );
};
