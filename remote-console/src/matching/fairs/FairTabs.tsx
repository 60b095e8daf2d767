import { useRecordContext } from 'react-admin';
import type { Fair } from 'shared/contract';
import { RecordForm } from '../../components/forms/RecordForm';
import { RouteTabs } from '../../components/layout/RouteTabs';
import { FairLiveUpdates } from '../matchings/FairLiveUpdates';
import { MeetingBoard } from '../matchings/MeetingBoard';
import { MeetingList } from '../matchings/MeetingList';
import { BlockingMeetings } from './BlockingMeetings';
import { FairAside } from './FairAside';
import { FairFields } from './FairFields';
import { FairProducts } from './FairProducts';
import { fairI18n } from './i18n';
import { ParticipantList } from './ParticipantList';
import { useTabCounts } from './use-tab-counts';

/** The form of a fair, its participants, products and meetings, each at a path of its own. A tab counts what its list shows. */
export const FairTabs = () => {
  const fair = useRecordContext<Fair & { id: string }>();
  return fair ? <TabsOfFair fair={fair} /> : null;
};

const TabsOfFair = ({ fair }: { fair: Fair }) => {
  const t = fairI18n.useT();
  const counts = useTabCounts(fair._id);
  const edit = (
    <RecordForm removable side={<FairAside />}>
      <BlockingMeetings fair={fair} />
      <FairFields />
    </RecordForm>
  );
  const tabs = [
    { name: 'edit', label: t('edit'), content: edit },
    {
      name: 'sellers',
      label: t('sellers'),
      count: counts.sellers,
      content: <ParticipantList fair={fair} side="SELLER" />,
    },
    {
      name: 'buyers',
      label: t('buyers'),
      count: counts.buyers,
      content: <ParticipantList fair={fair} side="BUYER" />,
    },
    { name: 'products', label: t('products'), count: fair.counts.products, content: <FairProducts fair={fair} /> },
    { name: 'meetings', label: t('meetings'), count: counts.meetings, content: <MeetingList fair={fair} /> },
    { name: 'board', label: t('board'), content: <MeetingBoard fair={fair} /> },
  ];
  return (
    <>
      <FairLiveUpdates fair={fair._id} />
      <RouteTabs label={t('tabs')} base={`/console/fairs/${fair._id}`} tabs={tabs} />
    </>
  );
};
