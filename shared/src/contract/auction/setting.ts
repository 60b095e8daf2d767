import { z } from 'zod';
import { Increments, Premium } from './amounts';
import { Hall } from './programs';

/** Halls, and the defaults of a programme. */
export const AuctionSetting = z.object({
  halls: z.array(Hall).max(20),
  increments: Increments,
  premium: Premium,
  /** Percent, on the premium. */
  vatRate: z.number().min(0).max(100),
  /** Seconds, as in a programme. */
  window: z.int().min(0),
  extension: z.int().min(0),
  interval: z.int().min(0),
  maxExtensions: z.int().min(0),
});
