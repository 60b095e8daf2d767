import { useRecordContext } from 'react-admin';
import type { User } from 'shared/contract';
import { FormTabs } from '../../parts/FormTabs';
import { PointsTab } from '../../shop/points/PointsTab';
import { AccountTab } from './AccountTab';
import { Applications } from './Applications';
import { CompanyTab } from './CompanyTab';
import { userI18n } from './i18n';
import { ProfileTab } from './ProfileTab';

const accountKeys = ['name', 'nameEn', 'email', 'phone', 'birth', 'gender', 'language', 'address', 'notifications'];

/** A member by parts; one who waits for a decision is shown with the papers first. */
export const UserTabs = () => {
  const t = userI18n.useT();
  const user = useRecordContext<User & { id: string }>();
  const waits = [user?.buyer, user?.seller].some((part) => part?.application.status === 'PENDING');
  const tabs = [
    { name: 'application', label: t('application'), Fields: Applications, keys: [] },
    { name: 'account', label: t('account'), Fields: AccountTab, keys: accountKeys },
    { name: 'company', label: t('companyTab'), Fields: CompanyTab, keys: ['company'] },
    { name: 'profile', label: t('profile'), Fields: ProfileTab, keys: ['buyer', 'seller'] },
    { name: 'points', label: t('points'), Fields: PointsTab, keys: [] },
  ];
  return <FormTabs key={user?.id} label={t('tabs')} tabs={tabs} first={waits ? 'application' : 'account'} />;
};
