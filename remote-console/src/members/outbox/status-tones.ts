export const outboxTones = { SENT: 'success', FAILED: 'error', QUEUED: 'info' } as const;
