import { Button } from 'shared/ui';
import type { Matching } from '../slots/use-own-times';
import styles from './Answers.module.css';
import { useAsk } from './asking';
import { scheduleI18n } from './i18n';

/** What needs a dialogue of its own; attendance, log and messages stand on the matching itself. */
const answers = [
  'ACCEPT',
  'ACCEPT_PROPOSAL',
  'DECLINE',
  'REJECT_PROPOSAL',
  'PROPOSE',
  'WITHDRAW',
  'CANCEL',
] as const satisfies Matching['actions'][number][];
export type Answer = (typeof answers)[number];

const looks = { ACCEPT: 'primary', ACCEPT_PROPOSAL: 'primary', CANCEL: 'danger' } as const;

interface AnswersProps {
  matching: Matching;
  /** Of these alone; all that the API allows where it is left out. */
  only?: readonly Answer[];
}

export const Answers = ({ matching, only = answers }: AnswersProps) => {
  const t = scheduleI18n.useT();
  const ask = useAsk();
  const shown = answers.filter((answer) => only.includes(answer) && matching.actions.includes(answer));
  const mine = matching.proposal !== null && !matching.actions.includes('ACCEPT_PROPOSAL');
  if (shown.length === 0) return null;
  return (
    <p className={styles.answers}>
      {shown.map((answer) => (
        <Button
          key={answer}
          variant={answer in looks ? looks[answer as keyof typeof looks] : 'secondary'}
          small
          aria-haspopup="dialog"
          onClick={() => ask({ matching, answer })}
        >
          {t(answer === 'REJECT_PROPOSAL' && mine ? 'TAKE_BACK' : answer)}
        </Button>
      ))}
    </p>
  );
};
