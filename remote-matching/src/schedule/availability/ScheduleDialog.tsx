import { Dialog } from 'shared/ui';
import { slotsI18n } from './i18n';
import styles from './ScheduleDialog.module.css';
import { ScheduleEditor, type ScheduleEditorProps } from './ScheduleEditor';

/** The dialog in which a participant marks the slots at which they can meet. */
export const ScheduleDialog = ({
  open,
  onClose,
  ...editor
}: ScheduleEditorProps & { open: boolean; onClose: () => void }) => {
  const t = slotsI18n.useT();
  return (
    <Dialog open={open} onClose={onClose} className={styles.dialog} title={t('title')}>
      <ScheduleEditor {...editor} />
    </Dialog>
  );
};
