import { z } from 'zod';

/** The largest amount the auction knows, one trillion: fees on it are still exact integers. */
export const maxAmount = 1_000_000_000_000;
export const amount = z.int().min(1).max(maxAmount);
const won = z.int().min(0).max(maxAmount);

const ascends = (numbers: readonly number[]) =>
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));

/** Steps by band: each begins where the one before ends, the first at 0 (B2). */
export const Increments = z
  .array(z.object({ from: won, step: won.min(1) }))
  .min(1)
  .max(20)
  .refine((bands) => bands[0]?.from === 0 && ascends(bands.map(({ from }) => from)), { params: { code: 'bands' } });
export type Increments = z.infer<typeof Increments>;

/** What the buyer pays on top, in percent: each tier’s rate on the part of the hammer price that lies in it. */
export const Premium = z
  .array(z.object({ upTo: won.min(1).nullable(), rate: z.number().min(0).max(100) }))
  .min(1)
  .max(10)
  .refine(
    (tiers) => {
      const ends = tiers.map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY);
      return ends.at(-1) === Number.POSITIVE_INFINITY && ascends(ends);
    },
    { params: { code: 'bands' } },
  );
export type Premium = z.infer<typeof Premium>;
