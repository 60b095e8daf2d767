import { z } from 'zod';

/** Defaults of a new fair, as the organiser sets them. */
export const FairSetting = z.object({
  slotMinutes: z.int().min(5).max(120),
  bufferMinutes: z.int().min(0).max(120),
  requestTtlHours: z.int().min(1),
  cancelCutoffHours: z.int().min(0),
  maxPending: z.int().min(1).nullable(),
  maxPerDay: z.int().min(1).nullable(),
});

/** Rules of a new fair that neither the organiser nor the setting names. */
export const fairDefaults = {
  timezone: 'Asia/Seoul',
  slotMinutes: 30,
  bufferMinutes: 0,
  requestTtlHours: 72,
  cancelCutoffHours: 24,
  leadMinutes: 0,
  maxPending: null,
  maxPerDay: null,
};
