import { useRecordContext } from 'react-admin';
import type { Program } from 'shared/contract';
import { RecordForm } from '../../components/forms/RecordForm';
import { RouteTabs } from '../../components/layout/RouteTabs';
import { PaddleList } from '../paddles/PaddleList';
import { programI18n } from './i18n';
import { ProgramAside } from './ProgramAside';
import { ProgramFields } from './ProgramFields';
import { ProgramLots } from './ProgramLots';

const EditTab = () => (
  <RecordForm removable side={<ProgramAside />}>
    <ProgramFields />
  </RecordForm>
);

/** The form of an auction, its lots and its paddles. */
export const ProgramTabs = () => {
  const t = programI18n.useT();
  const program = useRecordContext<Program & { id: string }>();
  if (!program) return null;
  const { works, paddles, waitingPaddles } = program.counts;
  const tabs = [
    { name: 'edit', label: t('edit'), content: <EditTab /> },
    { name: 'works', label: `${t('works')} ${works}`, content: <ProgramLots /> },
    { name: 'paddles', label: `${t('paddles')} ${waitingPaddles || paddles}`, content: <PaddleList /> },
  ];
  return <RouteTabs label={t('parts')} base={`/console/auction/programs/${program._id}`} tabs={tabs} />;
};
