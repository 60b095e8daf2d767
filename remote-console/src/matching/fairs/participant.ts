import type { contract } from 'shared/contract';
import type { z } from 'zod';

/** A participant of a fair as the console's API answers it. */
export type Participant = z.infer<typeof contract.console.participations.list.response>['participations'][number];

/** Chip colours of a participation's status. */
export const participationStatusTones = {
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'error',
  CANCELLED: 'default',
} as const;
