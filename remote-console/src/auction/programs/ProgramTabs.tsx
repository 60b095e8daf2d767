import { useRecordContext } from 'react-admin';
import type { Program } from 'shared/contract';
import { PathTabs } from '../../parts/PathTabs';
import { RecordForm } from '../../parts/RecordForm';
import { Paddles } from '../paddles/Paddles';
import { ProgramLots } from './ProgramLots';
import { ProgramMain } from './ProgramMain';
import { ProgramSide } from './ProgramSide';
import { programTexts } from './texts';

const Edit = () => (
  <RecordForm removable side={<ProgramSide />}>
    <ProgramMain />
  </RecordForm>
);

export const ProgramTabs = () => {
  const t = programTexts.useT();
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
