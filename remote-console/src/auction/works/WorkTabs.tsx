import { useRecordContext } from 'react-admin';
import type { Work } from 'shared/contract';
import { RecordForm } from '../../components/forms/RecordForm';
import { RouteTabs } from '../../components/layout/RouteTabs';
import { LotBids } from '../bids/LotBids';
import { workI18n } from './i18n';
import { WorkAside } from './WorkAside';
import { WorkFields } from './WorkFields';

const EditTab = () => (
  <RecordForm removable side={<WorkAside />}>
    <WorkFields />
  </RecordForm>
);

/** The form of a lot and its bids. */
export const WorkTabs = () => {
  const t = workI18n.useT();
  const work = useRecordContext<Work & { id: string }>();
  if (!work) return null;
  const tabs = [
    { name: 'edit', label: t('edit'), content: <EditTab /> },
    { name: 'bids', label: `${t('bids')} ${work.bidCount}`, content: <LotBids /> },
  ];
  return <RouteTabs label={t('tabs')} base={`/console/auction/works/${work._id}`} tabs={tabs} />;
};
