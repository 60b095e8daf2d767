import type { ReactNode } from 'react';
import { classNames } from 'shared/ui';
import styles from './Chip.module.css';

export type ChipTone = 'plain' | 'cool' | 'good' | 'warn' | 'bad' | 'light';

/** A short label such as a status. Its colour only repeats what the text says. */
export const Chip = ({ tone = 'plain', children }: { tone?: ChipTone; children: ReactNode }) => (
  <span className={classNames(styles.chip, styles[tone])}>{children}</span>
);
