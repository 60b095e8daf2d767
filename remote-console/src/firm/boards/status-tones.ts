/** Chip colours of a post's status. */
export const boardStatusTones = { PUBLISHED: 'success', SCHEDULED: 'info', DRAFT: 'warning' } as const;
