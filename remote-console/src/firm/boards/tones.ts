/** Colour of a post's status. */
export const tones = { PUBLISHED: 'success', SCHEDULED: 'info', DRAFT: 'warning' } as const;
