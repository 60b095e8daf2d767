import { Dialog } from 'shared/ui';
import styles from './ScheduleDialog.module.css';
import { ScheduleEditor, type ScheduleEditorProps } from './ScheduleEditor';
import { slotsTexts } from './texts';

/** Where a buyer or a seller says when they can meet. */
export const ScheduleDialog = ({
  open,
  onClose,
  ...editor
}: ScheduleEditorProps & { open: boolean; onClose: () => void }) => {
  const t = slotsTexts.useT();
  return (
    <Dialog open={open} onClose={onClose} className={styles.dialog} title={t('title')}>
      <ScheduleEditor {...editor} />
    </Dialog>
  );
};
