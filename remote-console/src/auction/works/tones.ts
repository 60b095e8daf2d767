import type { WorkStatus } from 'shared/contract';
import type { Tones } from '../../parts/StatusField';

export const workTones: Tones & Partial<Record<WorkStatus, Tones[string]>> = {
  SCHEDULED: 'info',
  OPEN: 'success',
  CLOSED: 'warning',
  SOLD: 'warning',
  PAID: 'success',
  DEFAULTED: 'error',
};
