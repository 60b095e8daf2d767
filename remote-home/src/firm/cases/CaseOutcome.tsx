import type { CaseCardData } from './case-card';
import styles from './cases.module.css';
import { useT } from './i18n';

/** How a case ended, and when. */
export const CaseOutcome = ({ outcome, year }: Pick<CaseCardData, 'outcome' | 'year'>) => (
  <p className={styles.outcome}>
    <strong>{useT()(outcome)}</strong>
    <span>{year}</span>
  </p>
);
