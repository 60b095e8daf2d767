import { useRecordContext } from 'react-admin';
import type { User } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { FormTabs } from '../../components/forms/FormTabs';
import { useRecordTabs } from '../../data/resources-context';
import { AccountTab } from './AccountTab';
import { ApplicationsTab } from './ApplicationsTab';
import { CompanyTab } from './CompanyTab';
import { userI18n } from './i18n';
import { ProfileTab } from './ProfileTab';

const accountKeys = ['name', 'nameEn', 'email', 'phone', 'birth', 'gender', 'language', 'address', 'notifications'];

/** Tabs of a member; the application comes first while one is pending. */
export const UserTabs = () => {
  const t = userI18n.useT();
  const language = useLanguage();
  const addedTabs = useRecordTabs('users');
  const user = useRecordContext<User & { id: string }>();
  const hasPendingApplication = [user?.buyer, user?.seller].some(
    (profile) => profile?.application.status === 'PENDING',
  );
  const tabs = [
    { name: 'application', label: t('application'), Fields: ApplicationsTab, keys: [] },
    { name: 'account', label: t('account'), Fields: AccountTab, keys: accountKeys },
    { name: 'company', label: t('companyTab'), Fields: CompanyTab, keys: ['company'] },
    { name: 'profile', label: t('profile'), Fields: ProfileTab, keys: ['buyer', 'seller'] },
    ...addedTabs.map(({ name, getLabel, Fields }) => ({ name, label: getLabel(language), Fields, keys: [] })),
  ];
  return (
    <FormTabs key={user?.id} label={t('tabs')} tabs={tabs} first={hasPendingApplication ? 'application' : 'account'} />
  );
};
