import { z } from 'zod';

/** Defaults of a new fair. */
export const FairSetting = z.object({
  slotMinutes: z.int().min(5).max(120),
  bufferMinutes: z.int().min(0).max(120),
  requestTtlHours: z.int().min(1),
  cancelCutoffHours: z.int().min(0),
  maxPending: z.int().min(1).nullable(),
  maxPerDay: z.int().min(1).nullable(),
});
