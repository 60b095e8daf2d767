import { Dialog } from 'shared/ui';
import dialog from '../../components/large-dialog.module.css';
import { slotsI18n } from './i18n';
import { ScheduleEditor, type ScheduleEditorProps } from './ScheduleEditor';

/** The dialog in which a participant marks the slots at which they can meet. */
export const ScheduleDialog = ({
  open,
  onClose,
  ...editor
}: ScheduleEditorProps & { open: boolean; onClose: () => void }) => {
  const t = slotsI18n.useT();
  return (
    <Dialog open={open} onClose={onClose} className={dialog.largest} contentScrolls title={t('title')}>
      <ScheduleEditor {...editor} />
    </Dialog>
  );
};
