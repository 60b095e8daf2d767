import type { StatusTones } from '../../components/fields/StatusField';

/** Chip colours of an auction's status. */
export const programStatusTones: StatusTones = {
  SCHEDULED: 'warning',
  PREVIEW: 'info',
  OPEN: 'success',
  CLOSING: 'error',
};
