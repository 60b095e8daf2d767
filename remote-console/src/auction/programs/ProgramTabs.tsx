import { useRecordContext } from 'react-admin';
import type { Program } from 'shared/contract';
import { PathTabs } from '../../parts/PathTabs';
import { RecordForm } from '../../parts/RecordForm';
import { Paddles } from '../paddles/Paddles';
import { programI18n } from './i18n';
import { ProgramLots } from './ProgramLots';
import { ProgramMain } from './ProgramMain';
import { ProgramSide } from './ProgramSide';

const Edit = () => (
  <RecordForm removable side={<ProgramSide />}>
    <ProgramMain />
  </RecordForm>
);

export const ProgramTabs = () => {
  const t = programI18n.useT();
  const program = useRecordContext<Program & { id: string }>();
  if (!program) return null;
  const { works, paddles, waitingPaddles } = program.counts;
  const parts = [
    { name: 'edit', label: t('edit'), Part: Edit },
    { name: 'works', label: `${t('works')} ${works}`, Part: ProgramLots },
    { name: 'paddles', label: `${t('paddles')} ${waitingPaddles || paddles}`, Part: Paddles },
  ];
  return <PathTabs label={t('parts')} base={`/console/auction/programs/${program._id}`} parts={parts} />;
};
