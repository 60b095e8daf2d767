import type { OrderStatus } from 'shared/contract';
import styles from '../../../members/my/my.module.css';
import { useT } from './i18n';
import { getStatusTone } from './order-progress';

export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => {
  const t = useT();
  return (
    <span className={styles.chip} data-tone={getStatusTone(status)}>
      {t(status)}
    </span>
  );
};
