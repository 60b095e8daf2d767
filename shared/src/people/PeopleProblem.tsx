import { CircleAlert } from 'lucide-react';
import { ApiFailure } from 'shared/client';
import styles from './PeopleProblem.module.css';
import { peopleI18n } from './people-i18n';

/** Why something that was asked for did not happen, in the words of the API. */
export const PeopleProblem = ({ cause }: { cause: Error | null }) => {
  const t = peopleI18n.useT();
  if (!cause) return null;
  const lost = cause instanceof ApiFailure && cause.code === 'network';
  return (
    <p className={styles.problem} role="alert">
      <CircleAlert aria-hidden />
      <span>{lost ? t('offline') : cause instanceof ApiFailure ? cause.message : t('notSaved')}</span>
    </p>
  );
};
