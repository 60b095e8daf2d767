import type { Tones } from '../../parts/StatusField';

export const programTones: Tones = { SCHEDULED: 'warning', PREVIEW: 'info', OPEN: 'success', CLOSING: 'error' };
