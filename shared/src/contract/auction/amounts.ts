import { z } from 'zod';

/** The largest amount in KRW: one trillion, so that fees on it are still exact integers. */
const maxAuctionAmount = 1_000_000_000_000;
export const auctionAmount = z.int().min(1).max(maxAuctionAmount);
const krw = z.int().min(0).max(maxAuctionAmount);

const isAscending = (numbers: readonly number[]) =>
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));

/** Bid increments in KRW by price band. The first band starts at 0, each other one where the one before ends (B2). */
export const Increments = z
  .array(z.object({ from: krw, step: krw.min(1) }))
  .min(1)
  .max(20)
  .refine((bands) => bands[0]?.from === 0 && isAscending(bands.map(({ from }) => from)), { params: { code: 'bands' } });
export type Increments = z.infer<typeof Increments>;

/** Buyer's premium in percent by tier. Each rate applies to the part of the hammer price within its tier. */
export const Premium = z
  .array(z.object({ upTo: krw.min(1).nullable(), rate: z.number().min(0).max(100) }))
  .min(1)
  .max(10)
  .refine(
    (tiers) => {
      const ends = tiers.map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY);
      return ends.at(-1) === Number.POSITIVE_INFINITY && isAscending(ends);
    },
    { params: { code: 'bands' } },
  );
export type Premium = z.infer<typeof Premium>;
