import type { WorkStatus } from 'shared/contract';
import { classNames } from 'shared/ui';
import common from '../../layout/common.module.css';
import { useT } from './i18n';
import { getLotState } from './lot';
import styles from './lots.module.css';

export const LotStatus = ({ status }: { status: WorkStatus }) => {
  const t = useT();
  const state = getLotState({ status });
  return (
    <span
      className={classNames(common.state, styles.state, state === 'SOLD' && styles.sold)}
      data-tone={state === 'OPEN' ? 'cool' : undefined}
    >
      {t(state)}
    </span>
  );
};
