import { AccountLayout } from '../../../members/my/AccountLayout';
import { useT as useAccountT } from '../../../members/my/i18n';
import type { ConsultChoices } from '../load';
import { requestsI18n } from './i18n';
import { MyRequests } from './MyRequests';

/** The requests of a member as a part of the account. */
export const MemberRequestsPage = ({ data }: { data: ConsultChoices }) => {
  const requestsT = requestsI18n.useT();
  const accountT = useAccountT();
  return (
    <AccountLayout title={accountT('consultations')} lead={requestsT('mineLeadMember')}>
      <MyRequests data={data} />
    </AccountLayout>
  );
};
