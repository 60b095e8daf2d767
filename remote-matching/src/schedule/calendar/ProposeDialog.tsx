import { type FormEvent, useCallback, useState } from 'react';
import { PeopleProblem } from 'shared/people';
import { Button, Dialog, TextArea } from 'shared/ui';
import { matchI18n } from '../../components/match-i18n';
import requestDialog from '../../requests/create/RequestDialog.module.css';
import { TimesPicker } from '../../requests/create/TimesPicker';
import { useFreeTimes } from '../../requests/create/use-free-times';
import type { Matching } from '../slots/use-own-times';
import styles from './AnswerDialog.module.css';
import { scheduleI18n } from './i18n';
import { useAnswer } from './use-answer';

interface ProposeDialogProps {
  matching: Matching;
  open: boolean;
  onClose: () => void;
}

export const ProposeDialog = ({ matching, open, onClose }: ProposeDialogProps) => {
  const t = scheduleI18n.useT();
  return (
    <Dialog open={open} onClose={onClose} className={requestDialog.dialog} title={t('ask.PROPOSE')}>
      <Proposal matching={matching} onClose={onClose} />
    </Dialog>
  );
};

const Proposal = ({ matching, onClose }: Omit<ProposeDialogProps, 'open'>) => {
  const t = scheduleI18n.useT();
  const names = matchI18n.useT();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const { mutate, isPending, isSuccess, error } = useAnswer(matching);
  const free = useFreeTimes({
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
          {names('close')}
        </Button>
      </div>
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = String(new FormData(event.currentTarget).get('message') ?? '').trim();
    mutate({ action: 'PROPOSE', slots: [...picked], ...(message && { message }) });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.text}>{t('text.PROPOSE', { name: matching.counterpart.name })}</p>
      <TimesPicker
        free={free}
        label={t('ask.PROPOSE')}
        timezone={matching.fair.timezone}
        picked={picked}
        onPick={pick}
      />
      <TextArea label={t('message')} name="message" rows={2} maxLength={500} />
      <PeopleProblem cause={error} />
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
