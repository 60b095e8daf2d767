import type { Tones } from '../../parts/StatusField';

export const orderTones: Tones = {
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
