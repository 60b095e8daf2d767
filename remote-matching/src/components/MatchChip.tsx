import type { ReactNode } from 'react';
import { classes } from 'shared/ui';
import styles from './MatchChip.module.css';

export type Tone = 'plain' | 'cool' | 'good' | 'warn' | 'bad' | 'light';

/** A label that says a state in a word; its colour only repeats it. */
export const MatchChip = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={classes(styles.chip, styles[tone])}>{children}</span>
);
