import type { contract } from 'shared/contract';
import type { z } from 'zod';

/** Who applied to a fair, as the organiser sees them. */
export type Participant = z.infer<typeof contract.console.participations.list.response>['participations'][number];

/** Colour of an application. */
export const tones = { PENDING: 'warning', APPROVED: 'success', REJECTED: 'error', CANCELLED: 'default' } as const;
