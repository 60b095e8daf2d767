import { type FormEvent, useState } from 'react';
import { PeopleProblem } from 'shared/people';
import { Button, Checkbox, Dialog, TextArea } from 'shared/ui';
import { MatchWhen } from '../../components/MatchWhen';
import { matchI18n } from '../../components/match-i18n';
import type { Matching } from '../slots/use-own-times';
import styles from './AnswerDialog.module.css';
import type { Answer } from './Answers';
import { CalendarFile } from './CalendarFile';
import { scheduleI18n } from './i18n';
import { useAnswer } from './use-answer';

type Asked = Exclude<Answer, 'PROPOSE'>;

interface AnswerDialogProps {
  matching: Matching;
  /** Null while nothing is asked. */
  answer: Asked | null;
  onClose: () => void;
}

const longestReason = 500;

/** Asks once more, takes what the answer needs, and says what came of it. */
export const AnswerDialog = ({ matching, answer, onClose }: AnswerDialogProps) => {
  const t = scheduleI18n.useT();
  return (
    <Dialog open={answer !== null} onClose={onClose} title={answer ? t(`ask.${answer}`) : ''}>
      {answer && <Question key={answer} matching={matching} answer={answer} onClose={onClose} />}
    </Dialog>
  );
};

const offeredBy = ({ slots, proposal }: Matching, answer: Asked) => {
  if (answer === 'ACCEPT') return slots.filter(({ struckAt }) => struckAt === null);
  return answer === 'ACCEPT_PROPOSAL' ? (proposal?.slots ?? []) : [];
};

const Question = ({ matching, answer, onClose }: AnswerDialogProps & { answer: Asked }) => {
  const t = scheduleI18n.useT();
  const names = matchI18n.useT();
  const { mutate, isPending, isSuccess, error, data } = useAnswer(matching);
  const { fair, counterpart } = matching;
  const offered = offeredBy(matching, answer);
  const [picked, setPicked] = useState<string | null>(null);
  // A time that was struck meanwhile cannot stay chosen.
  const chosen =
    offered.find(({ start }) => start === picked)?.start ?? (offered.length === 1 ? offered[0]?.start : null);
  const choosing = answer === 'ACCEPT' || answer === 'ACCEPT_PROPOSAL';
  const reasoned = answer === 'DECLINE' || answer === 'CANCEL';

  if (isSuccess)
    return (
      <div className={styles.done} role="status">
        <p className={styles.title}>{t(`done.${answer}`)}</p>
        {data?.slot && data.status === 'ACCEPTED' && (
          <>
            <MatchWhen slot={data.slot} timezone={fair.timezone} />
            <CalendarFile id={matching._id} />
          </>
        )}
        <Button variant="primary" wide onClick={onClose}>
          {names('close')}
        </Button>
      </div>
    );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    if (answer === 'WITHDRAW') mutate({ action: 'WITHDRAW' });
    else mutate({ action: answer, ...(choosing && chosen && { slot: chosen }), ...(reason && { reason }) });
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.text}>{t(`text.${answer}`, { name: counterpart.name })}</p>
      {choosing && (
        <fieldset className={styles.group}>
          <legend>{t('chooseOne')}</legend>
          {offered.map((slot) => (
            <Checkbox
              key={slot.start}
              type="radio"
              name="slot"
              checked={chosen === slot.start}
              onChange={() => setPicked(slot.start)}
              label={<MatchWhen slot={slot} timezone={fair.timezone} />}
            />
          ))}
        </fieldset>
      )}
      {reasoned && (
        <TextArea
          label={t('reason')}
          hint={t(answer === 'CANCEL' ? 'cancelHint' : 'declineHint')}
          name="reason"
          rows={3}
          required={answer === 'CANCEL'}
          maxLength={longestReason}
        />
      )}
      <PeopleProblem cause={error} />
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onClose}>
          {t('no')}
        </Button>
        <Button
          variant={answer === 'CANCEL' ? 'danger' : 'primary'}
          type="submit"
          disabled={isPending || (choosing && !chosen)}
        >
          {t(`yes.${answer}`)}
        </Button>
      </div>
    </form>
  );
};
