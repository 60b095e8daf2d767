import { CircleAlert } from 'lucide-react';
import { ApiFailure } from 'shared/client';
import styles from './MatchProblem.module.css';
import { matchTexts } from './match-texts';

/** Why something that was asked for did not happen, in the words of the API. */
export const MatchProblem = ({ cause }: { cause: Error | null }) => {
  const t = matchTexts.useT();
  if (!cause) return null;
  const lost = cause instanceof ApiFailure && cause.code === 'network';
  return (
    <p className={styles.problem} role="alert">
      <CircleAlert aria-hidden />
      <span>{lost ? t('offline') : cause instanceof ApiFailure ? cause.message : t('notSaved')}</span>
    </p>
  );
};
