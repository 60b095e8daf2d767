import { useRecordContext, useTranslate } from 'react-admin';
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
  const translate = useTranslate();
  const getLabel = (count: string) => translate(`resources.auction/programs.fields.counts.${count}`);
  const program = useRecordContext<Program & { id: string }>();
  if (!program) return null;
  const { works, paddles, waitingPaddles } = program.counts;
  const tabs = [
    { name: 'edit', label: t('edit'), content: <EditTab /> },
    { name: 'works', label: `${getLabel('works')} ${works}`, content: <ProgramLots /> },
    { name: 'paddles', label: `${getLabel('paddles')} ${waitingPaddles || paddles}`, content: <PaddleList /> },
  ];
  return <RouteTabs label={t('tabs')} base={`/console/auction/programs/${program._id}`} tabs={tabs} />;
};
