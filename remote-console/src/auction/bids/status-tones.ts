import type { StatusTones } from '../../components/fields/StatusField';

/** Chip colours of a bid's status. */
export const bidStatusTones: StatusTones = { LEADING: 'success', WON: 'success', VOID: 'error', ACCEPTED: 'info' };
