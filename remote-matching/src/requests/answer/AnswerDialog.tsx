import { type FormEvent, useState } from 'react';
import { ProblemNotice } from 'shared/account-forms';
import { Button, Checkbox, Dialog, TextArea } from 'shared/ui';
import { commonI18n } from '../../components/i18n';
import { MeetingTime } from '../../components/MeetingTime';
import { readForm } from '../../components/read-form';
import type { Matching } from '../../data/use-matchings';
import { CalendarDownload } from '../../schedule/export/CalendarDownload';
import styles from './AnswerDialog.module.css';
import type { Answer } from './answers';
import { answerI18n } from './i18n';
import { useMatchingAction } from './use-matching-action';

type DialogAnswer = Exclude<Answer, 'PROPOSE'>;

interface AnswerDialogProps {
  matching: Matching;
  /** Null while the dialog is closed. */
  answer: DialogAnswer | null;
  onClose: () => void;
}

const maxReasonLength = 500;

/** Confirms an action on a matching: takes the slot or the reason that it needs, then shows the result. */
export const AnswerDialog = ({ matching, answer, onClose }: AnswerDialogProps) => {
  const t = answerI18n.useT();
  return (
    <Dialog open={answer !== null} onClose={onClose} title={answer ? t(`ask.${answer}`) : ''}>
      {answer && <AnswerForm key={answer} matching={matching} answer={answer} onClose={onClose} />}
    </Dialog>
  );
};

const getOfferedSlots = ({ slots, proposal }: Matching, answer: DialogAnswer) => {
  if (answer === 'ACCEPT') return slots.filter(({ struckAt }) => struckAt === null);
  return answer === 'ACCEPT_PROPOSAL' ? (proposal?.slots ?? []) : [];
};

interface AnswerResultProps extends AnswerDialogProps {
  answer: DialogAnswer;
  /** The matching after the action; null after a withdrawal. */
  changed: ReturnType<typeof useMatchingAction>['data'];
}

const AnswerResult = ({ matching: { _id, fair }, answer, changed, onClose }: AnswerResultProps) => {
  const t = answerI18n.useT();
  const common = commonI18n.useT();
  return (
    <div className={styles.done} role="status">
      <p className={styles.title}>{t(`done.${answer}`)}</p>
      {changed?.slot && changed.status === 'ACCEPTED' && (
        <>
          <MeetingTime slot={changed.slot} timezone={fair.timezone} />
          <CalendarDownload id={_id} />
        </>
      )}
      <Button variant="primary" wide onClick={onClose}>
        {common('close')}
      </Button>
    </div>
  );
};

const AnswerForm = ({ matching, answer, onClose }: AnswerDialogProps & { answer: DialogAnswer }) => {
  const t = answerI18n.useT();
  const { mutate, isPending, isSuccess, error, data } = useMatchingAction(matching);
  const { fair, counterpart } = matching;
  const offered = getOfferedSlots(matching, answer);
  const [picked, setPicked] = useState<string | null>(null);
  // A slot that was struck meanwhile is not chosen any more (M7).
  const chosen =
    offered.find(({ start }) => start === picked)?.start ?? (offered.length === 1 ? offered[0]?.start : null);
  const takesSlot = answer === 'ACCEPT' || answer === 'ACCEPT_PROPOSAL';
  const takesReason = answer === 'DECLINE' || answer === 'CANCEL';

  if (isSuccess) return <AnswerResult matching={matching} answer={answer} changed={data} onClose={onClose} />;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = readForm(event.currentTarget)('reason');
    if (answer === 'WITHDRAW') mutate({ action: 'WITHDRAW' });
    else mutate({ action: answer, ...(takesSlot && chosen && { slot: chosen }), ...(reason && { reason }) });
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.text}>{t(`text.${answer}`, { name: counterpart.name })}</p>
      {takesSlot && (
        <fieldset className={styles.group}>
          <legend>{t('chooseOne')}</legend>
          {offered.map((slot) => (
            <Checkbox
              key={slot.start}
              type="radio"
              name="slot"
              checked={chosen === slot.start}
              onChange={() => setPicked(slot.start)}
              label={<MeetingTime slot={slot} timezone={fair.timezone} />}
            />
          ))}
        </fieldset>
      )}
      {takesReason && (
        <TextArea
          label={t('reason')}
          hint={t(answer === 'CANCEL' ? 'cancelHint' : 'declineHint')}
          name="reason"
          rows={3}
          required={answer === 'CANCEL'}
          maxLength={maxReasonLength}
        />
      )}
      <ProblemNotice cause={error} />
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onClose}>
          {t('no')}
        </Button>
        <Button
          variant={answer === 'CANCEL' ? 'danger' : 'primary'}
          type="submit"
          disabled={isPending || (takesSlot && !chosen)}
        >
          {t(`yes.${answer}`)}
        </Button>
      </div>
    </form>
  );
};
