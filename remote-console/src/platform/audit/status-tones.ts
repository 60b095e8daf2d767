/** Chip colours of actions that may need attention; ordinary reads and writes have none. */
export const actionTones = { DELETE: 'error', LOGIN_FAIL: 'error', EXPORT: 'warning', VIEW_PII: 'warning' } as const;
