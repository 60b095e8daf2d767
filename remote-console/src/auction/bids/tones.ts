import type { Tones } from '../../parts/StatusField';

export const bidTones: Tones = { LEADING: 'success', WON: 'success', VOID: 'error', ACCEPTED: 'info' };
