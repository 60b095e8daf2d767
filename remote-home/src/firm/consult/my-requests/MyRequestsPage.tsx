import { Page } from '../../../layout/Page';
import { useCurrentUser } from '../../../members/my/use-current-user';
import { useT } from '../i18n';
import type { ConsultChoices } from '../load';
import { requestsI18n } from './i18n';
import { MyRequests } from './MyRequests';

export const MyRequestsPage = ({ data }: { data: ConsultChoices }) => {
  const t = useT();
  const requestsT = requestsI18n.useT();
  const { sub } = useCurrentUser();
  return (
    <Page title={t('mine')} lead={requestsT(sub ? 'mineLeadMember' : 'mineLead')}>
      <MyRequests data={data} />
    </Page>
  );
};
