import { type FormEvent, useCallback, useState } from 'react';
import { ProblemNotice } from 'shared/account-forms';
import { Button, Dialog, TextArea } from 'shared/ui';
import { commonI18n } from '../../components/i18n';
import { readForm } from '../../components/read-form';
import { useAvailableSlots } from '../../data/use-available-slots';
import type { Matching } from '../../data/use-matchings';
import requestDialog from '../create/RequestDialog.module.css';
import { SlotPicker } from '../create/SlotPicker';
import styles from './AnswerDialog.module.css';
import { answerI18n } from './i18n';
import { useMatchingAction } from './use-matching-action';

interface ProposalDialogProps {
  matching: Matching;
  open: boolean;
  onClose: () => void;
}

/** Proposes up to three other slots for a matching; the agreed one stays until the other party chooses. */
export const ProposalDialog = ({ matching, open, onClose }: ProposalDialogProps) => {
  const t = answerI18n.useT();
  return (
    <Dialog open={open} onClose={onClose} className={requestDialog.dialog} title={t('ask.PROPOSE')}>
      <ProposalForm matching={matching} onClose={onClose} />
    </Dialog>
  );
};

const ProposalForm = ({ matching, onClose }: Omit<ProposalDialogProps, 'open'>) => {
  const t = answerI18n.useT();
  const common = commonI18n.useT();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const { mutate, isPending, isSuccess, error } = useMatchingAction(matching);
  const available = useAvailableSlots({
    fair: matching._fair,
    user: matching.counterpart._id,
    matching: matching._id,
    mode: matching.mode,
    enabled: true,
  });
  const pick = useCallback((next: string[]) => setPicked(next), []);
  if (isSuccess)
    return (
      <div className={styles.done} role="status">
        <p className={styles.title}>{t('done.PROPOSE')}</p>
        <Button variant="primary" wide onClick={onClose}>
          {common('close')}
        </Button>
      </div>
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = readForm(event.currentTarget)('message');
    mutate({ action: 'PROPOSE', slots: [...picked], ...(message && { message }) });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.text}>{t('text.PROPOSE', { name: matching.counterpart.name })}</p>
      <SlotPicker
        available={available}
        label={t('ask.PROPOSE')}
        timezone={matching.fair.timezone}
        picked={picked}
        onPick={pick}
      />
      <TextArea label={t('message')} name="message" rows={2} maxLength={500} />
      <ProblemNotice cause={error} />
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onClose}>
          {t('no')}
        </Button>
        <Button variant="primary" type="submit" disabled={isPending || picked.length === 0}>
          {t('yes.PROPOSE')}
        </Button>
      </div>
    </form>
  );
};
