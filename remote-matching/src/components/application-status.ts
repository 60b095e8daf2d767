import type { ChipTone } from './Chip';

/** How the status of an application or a participation is shown. */
export const applicationTones = {
  PENDING: 'warn',
  APPROVED: 'good',
  REJECTED: 'bad',
  CANCELLED: 'plain',
} as const satisfies Record<string, ChipTone>;

/** The i18n key of the sentence that explains a status. */
export const applicationTexts = {
  PENDING: 'pendingText',
  APPROVED: 'approvedText',
  REJECTED: 'rejectedText',
  CANCELLED: 'cancelledText',
} as const;
