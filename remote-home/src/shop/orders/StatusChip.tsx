import type { OrderStatus } from 'shared/contract';
import styles from '../../members/my/my.module.css';
import { useT } from './i18n';
import { toneOf } from './status';

export const StatusChip = ({ status }: { status: OrderStatus }) => {
  const t = useT();
  return (
    <span className={styles.chip} data-tone={toneOf(status)}>
      {t(status)}
    </span>
  );
};
