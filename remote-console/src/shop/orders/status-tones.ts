import type { StatusTones } from '../../components/fields/StatusField';

/** Chip colours of an order's status. */
export const orderStatusTones: StatusTones = {
  PENDING_PAYMENT: 'warning',
  PAID: 'info',
  PREPARING: 'info',
  SHIPPED: 'info',
  DELIVERED: 'success',
  CONFIRMED: 'success',
  CANCEL_REQUESTED: 'error',
  RETURN_REQUESTED: 'error',
  EXCHANGE_REQUESTED: 'error',
};
