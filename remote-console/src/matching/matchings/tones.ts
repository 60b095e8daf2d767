import type { MatchingStatus } from 'shared/contract';

/** Colour of a meeting’s status. */
export const meetingTones: Partial<Record<MatchingStatus, 'warning' | 'success' | 'info' | 'error'>> = {
  REQUESTED: 'warning',
  ACCEPTED: 'success',
  COMPLETED: 'info',
  NO_SHOW: 'error',
};

/** The edge of its card on the board. */
export const edges: Partial<Record<MatchingStatus, string>> = {
  ACCEPTED: 'success.main',
  COMPLETED: 'info.main',
  NO_SHOW: 'error.main',
};
