import type { MatchingStatus } from 'shared/contract';
import type { StatusTones } from '../../components/fields/StatusField';

/** Chip colours of a meeting's status. */
export const meetingStatusTones: StatusTones & Partial<Record<MatchingStatus, StatusTones[string]>> = {
  REQUESTED: 'warning',
  ACCEPTED: 'success',
  COMPLETED: 'info',
  CANCELLED: 'error',
  NO_SHOW: 'error',
};

/** Statuses of requests and meetings that came to nothing. */
export const endedStatuses: readonly MatchingStatus[] = ['DECLINED', 'WITHDRAWN', 'EXPIRED', 'CANCELLED'];

/** Border colours of a meeting's card on the board. */
export const meetingStatusBorders: Partial<Record<MatchingStatus, string>> = {
  ACCEPTED: 'success.main',
  COMPLETED: 'info.main',
  NO_SHOW: 'error.main',
};
