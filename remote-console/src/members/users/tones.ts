/** Colour of an account's status and of an application. */
export const statusTones = { PENDING: 'warning', ACTIVE: 'success', BLOCKED: 'error' } as const;
export const applicationTones = { PENDING: 'warning', APPROVED: 'success', REJECTED: 'error' } as const;
