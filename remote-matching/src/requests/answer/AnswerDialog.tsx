import { useState } from 'react';
import { Checkbox, Dialog, TextArea } from 'shared/ui';
import { MeetingTime } from '../../components/MeetingTime';
import type { readForm } from '../../components/read-form';
import type { Matching } from '../../data/use-matchings';
import { AnswerForm } from './AnswerForm';
import styles from './AnswerForm.module.css';
import { type Answer, getDeed } from './answers';
import { answerI18n } from './i18n';

type DialogAnswer = Exclude<Answer, 'PROPOSE'>;

interface AnswerDialogProps {
  matching: Matching;
  /** Null while the dialog is closed. */
  answer: DialogAnswer | null;
  onClose: () => void;
}

const maxReasonLength = 500;

/** Confirms an action on a matching and takes the slot or the reason that it needs. */
export const AnswerDialog = ({ matching, answer, onClose }: AnswerDialogProps) => {
  const t = answerI18n.useT();
  return (
    <Dialog
      open={answer !== null}
      onClose={onClose}
      contentScrolls
      title={answer ? t(`title.${getDeed(answer, matching)}`) : ''}
    >
      {answer && <AnswerFields key={answer} matching={matching} answer={answer} onClose={onClose} />}
    </Dialog>
  );
};

const getOfferedSlots = ({ slots, proposal }: Matching, answer: DialogAnswer) => {
  const offered = answer === 'ACCEPT' ? slots : answer === 'ACCEPT_PROPOSAL' ? (proposal?.slots ?? []) : [];
  return offered.filter(({ struckAt }) => !struckAt);
};

const AnswerFields = ({ matching, answer, onClose }: AnswerDialogProps & { answer: DialogAnswer }) => {
  const t = answerI18n.useT();
  const offered = getOfferedSlots(matching, answer);
  const [picked, setPicked] = useState<string | null>(null);
  // A slot that was struck meanwhile is not chosen any more (M7).
  const chosen =
    offered.find(({ start }) => start === picked)?.start ?? (offered.length === 1 ? offered[0]?.start : null);
  const takesSlot = answer === 'ACCEPT' || answer === 'ACCEPT_PROPOSAL';
  const takesReason = answer === 'DECLINE' || answer === 'CANCEL';
  const getBody = (read: ReturnType<typeof readForm>) => {
    if (answer === 'WITHDRAW') return { action: answer };
    const reason = read('reason');
    return { action: answer, ...(takesSlot && chosen && { slot: chosen }), ...(reason && { reason }) };
  };
  return (
    <AnswerForm
      matching={matching}
      answer={answer}
      incomplete={takesSlot && !chosen}
      getBody={getBody}
      onClose={onClose}
    >
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
              label={<MeetingTime slot={slot} timezone={matching.fair.timezone} />}
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
    </AnswerForm>
  );
};
