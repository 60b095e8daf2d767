/** Chip colours of an account's status. */
export const userStatusTones = { PENDING: 'warning', ACTIVE: 'success', BLOCKED: 'error' } as const;

/** Chip colours of a buyer's or seller's application. */
export const applicationStatusTones = { PENDING: 'warning', APPROVED: 'success', REJECTED: 'error' } as const;
