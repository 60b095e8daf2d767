import { useRecordContext } from 'react-admin';
import type { Work } from 'shared/contract';
import { PathTabs } from '../../parts/PathTabs';
import { RecordForm } from '../../parts/RecordForm';
import { Ladder } from '../bids/Ladder';
import { workI18n } from './i18n';
import { WorkMain } from './WorkMain';
import { WorkSide } from './WorkSide';

const Edit = () => (
  <RecordForm removable side={<WorkSide />}>
    <WorkMain />
  </RecordForm>
);

export const WorkTabs = () => {
  const t = workI18n.useT();
  const work = useRecordContext<Work & { id: string }>();
  if (!work) return null;
  const parts = [
    { name: 'edit', label: t('edit'), Part: Edit },
    { name: 'bids', label: `${t('bids')} ${work.bidCount}`, Part: Ladder },
  ];
  return <PathTabs label={t('parts')} base={`/console/auction/works/${work._id}`} parts={parts} />;
};
