import { Send } from 'lucide-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { Coupon } from 'shared/contract';
import { TopBarButton } from '../../components/layout/TopBarButton';
import { IssueCouponDialog } from './IssueCouponDialog';
import { couponI18n } from './i18n';

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
