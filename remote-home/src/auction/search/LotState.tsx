import type { WorkStatus } from 'shared/contract';
import { classes } from 'shared/ui';
import { useT } from './i18n';
import { stateOf } from './lot';
import styles from './lots.module.css';

export const LotState = ({ status }: { status: WorkStatus }) => {
  const t = useT();
  const state = stateOf({ status });
  return <span className={classes(styles.state, styles[state])}>{t(state)}</span>;
};
