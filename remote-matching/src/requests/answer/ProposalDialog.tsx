import { useState } from 'react';
import { Dialog, TextArea } from 'shared/ui';
import dialog from '../../components/large-dialog.module.css';
import type { readForm } from '../../components/read-form';
import { useLatestState } from '../../components/use-latest-state';
import { useAvailableSlots } from '../../data/use-available-slots';
import type { Matching } from '../../data/use-matchings';
import { SlotPicker, SlotPickerNotice } from '../create/SlotPicker';
import { AnswerForm } from './AnswerForm';
import { answerI18n } from './i18n';

interface ProposalDialogProps {
  matching: Matching;
  open: boolean;
  onClose: () => void;
}

/** Proposes up to three other slots for a matching; the agreed one stays until the other party chooses. */
export const ProposalDialog = ({ matching, open, onClose }: ProposalDialogProps) => {
  const t = answerI18n.useT();
  return (
    <Dialog open={open} onClose={onClose} className={dialog.large} contentScrolls title={t('title.PROPOSE')}>
      <ProposalFields matching={matching} onClose={onClose} />
    </Dialog>
  );
};

const ProposalFields = ({ matching, onClose }: Omit<ProposalDialogProps, 'open'>) => {
  const t = answerI18n.useT();
  const { value: picked, set: setPicked, getLatest } = useLatestState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const available = useAvailableSlots({
    fair: matching._fair,
    user: matching.counterpart._id,
    matching: matching._id,
    mode: matching.mode,
    enabled: true,
  });
  const getBody = (read: ReturnType<typeof readForm>) => {
    const message = read('message');
    return { action: 'PROPOSE' as const, slots: [...getLatest()], ...(message && { message }) };
  };
  return (
    <AnswerForm
      matching={matching}
      answer="PROPOSE"
      incomplete={picked.length === 0}
      getBody={getBody}
      onClose={onClose}
      notice={<SlotPickerNotice picked={picked} announcement={announcement} />}
    >
      <SlotPicker
        available={available}
        label={t('title.PROPOSE')}
        timezone={matching.fair.timezone}
        picked={picked}
        getPicked={getLatest}
        onPick={setPicked}
        onAnnounce={setAnnouncement}
      />
      <TextArea label={t('message')} name="message" rows={2} maxLength={500} />
    </AnswerForm>
  );
};
