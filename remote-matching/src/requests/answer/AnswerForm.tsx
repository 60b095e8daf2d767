import { type FormEvent, type ReactNode, useState } from 'react';
import { ProblemNotice } from 'shared/account-forms';
import { Button } from 'shared/ui';
import content from '../../components/dialog-content.module.css';
import { commonI18n } from '../../components/i18n';
import { MeetingTime } from '../../components/MeetingTime';
import { readForm } from '../../components/read-form';
import section from '../../components/section.module.css';
import type { Matching } from '../../data/use-matchings';
import { CalendarDownload } from '../../schedule/export/CalendarDownload';
import styles from './AnswerForm.module.css';
import { type Answer, getDeed, getTextKey } from './answers';
import { answerI18n } from './i18n';
import { type ActionBody, useMatchingAction } from './use-matching-action';

interface AnswerFormProps {
  matching: Matching;
  answer: Answer;
  /** A value that is needed is missing. */
  incomplete: boolean;
  /** The request for the values of the form. */
  getBody: (read: ReturnType<typeof readForm>) => ActionBody;
  onClose: () => void;
  /** What is said above the buttons. */
  notice?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** Sends an action on a matching and then shows its result. */
export const AnswerForm = (props: AnswerFormProps) => {
  const { matching, answer, incomplete, getBody, onClose, notice, children } = props;
  const t = answerI18n.useT();
  const commonT = commonI18n.useT();
  // The answer changes the state that the texts depend on.
  const [{ deed, textKey }] = useState({ deed: getDeed(answer, matching), textKey: getTextKey(answer, matching) });
  const { mutate, isPending, isSuccess, error, data: changed } = useMatchingAction(matching);
  if (isSuccess)
    return (
      <div className={styles.result} role="status">
        <p className={section.title}>{t(`result.${textKey}`)}</p>
        {answer !== 'PROPOSE' && changed?.slot && changed.status === 'ACCEPTED' && (
          <>
            <MeetingTime slot={changed.slot} timezone={matching.fair.timezone} />
            <CalendarDownload id={matching._id} />
          </>
        )}
        <Button variant="primary" wide onClick={onClose}>
          {commonT('close')}
        </Button>
      </div>
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(getBody(readForm(event.currentTarget)));
  };
  return (
    <form className={content.content} onSubmit={submit}>
      <div className={content.fields}>
        <p>{t(`text.${textKey}`, { name: matching.counterpart.name })}</p>
        {children}
      </div>
      <div className={content.bar}>
        {notice}
        <ProblemNotice cause={error} />
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={onClose}>
            {t('goBack')}
          </Button>
          <Button variant={answer === 'CANCEL' ? 'danger' : 'primary'} type="submit" disabled={isPending || incomplete}>
            {t(`confirm.${deed}`)}
          </Button>
        </div>
      </div>
    </form>
  );
};
