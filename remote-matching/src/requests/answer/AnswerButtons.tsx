import { Button } from 'shared/ui';
import common from '../../components/common.module.css';
import type { Matching } from '../../data/use-matchings';
import { useOpenAnswer } from './answer-context';
import { type Answer, answers, getDeed } from './answers';
import { answerI18n } from './i18n';

const variants = { ACCEPT: 'primary', ACCEPT_PROPOSAL: 'primary', CANCEL: 'danger' } as const;

interface AnswerButtonsProps {
  matching: Matching;
  /** Shows only these actions; by default all that the API allows. */
  only?: readonly Answer[];
}

export const AnswerButtons = ({ matching, only = answers }: AnswerButtonsProps) => {
  const t = answerI18n.useT();
  const openAnswer = useOpenAnswer();
  const allowed = answers.filter((answer) => only.includes(answer) && matching.actions.includes(answer));
  if (allowed.length === 0) return null;
  return (
    <p className={common.row}>
      {allowed.map((answer) => (
        <Button
          key={answer}
          variant={answer in variants ? variants[answer as keyof typeof variants] : 'secondary'}
          small
          aria-haspopup="dialog"
          onClick={() => openAnswer({ matching, answer })}
        >
          {t(getDeed(answer, matching))}
        </Button>
      ))}
    </p>
  );
};
