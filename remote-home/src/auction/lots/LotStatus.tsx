import type { WorkStatus } from 'shared/contract';
import { classNames } from 'shared/ui';
import { useT } from './i18n';
import { getLotState } from './lot';
import styles from './lots.module.css';

export const LotStatus = ({ status }: { status: WorkStatus }) => {
  const t = useT();
  const state = getLotState({ status });
  return <span className={classNames(styles.state, styles[state])}>{t(state)}</span>;
};
