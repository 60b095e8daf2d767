import type { OrderStatus } from 'shared/contract';
import { classNames } from 'shared/ui';
import common from '../../../layout/common.module.css';
import styles from '../../../members/my/my.module.css';
import { useT } from './i18n';
import { getStatusTone } from './order-progress';

export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => {
  const t = useT();
  return (
    <span className={classNames(common.state, styles.chip)} data-tone={getStatusTone(status)}>
      {t(status)}
    </span>
  );
};
