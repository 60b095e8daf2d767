import type { WorkStatus } from 'shared/contract';
import type { StatusTones } from '../../components/fields/StatusField';

/** Chip colours of a lot's status. */
export const workStatusTones: StatusTones & Partial<Record<WorkStatus, StatusTones[string]>> = {
  SCHEDULED: 'info',
  OPEN: 'success',
  CLOSED: 'warning',
  SOLD: 'warning',
  PAID: 'success',
  DEFAULTED: 'error',
};
