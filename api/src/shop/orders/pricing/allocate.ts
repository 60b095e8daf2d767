/** Splits an amount (KRW) by weight into whole won; what rounding leaves over goes to the parts that lost most by it. */
export const allocateAmount = (amount: number, weights: readonly number[]): number[] => {
  const totalWeight = weights.reduce((total, weight) => total + weight, 0);
  if (totalWeight === 0) return weights.map(() => 0);
  // BigInt, because the product of two amounts can exceed what a number holds exactly.
  const parts = weights.map((weight) => {
    const product = BigInt(amount) * BigInt(weight);
    return { part: Number(product / BigInt(totalWeight)), rest: product % BigInt(totalWeight) };
  });
  let left = amount - parts.reduce((total, { part }) => total + part, 0);
  const byLoss = parts
    .map(({ rest }, at) => ({ rest, at }))
    .toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1));
  const shares = parts.map(({ part }) => part);
  for (const { at, rest } of byLoss) {
    if (left === 0 || rest === 0n) break;
    shares[at] = (shares[at] ?? 0) + 1;
    left -= 1;
  }
  return shares;
};

/** What a line costs (KRW), and how coupon, points and money pay for it. */
export interface LineAmounts {
  _id: string;
  amount: number;
  coupon: number;
  points: number;
  paid: number;
}

interface ReallocatedCoupon<T> {
  lines: T[];
  /** Whether the lines that stay carry nothing of the coupon any more. */
  isReleased: boolean;
}

/**
 * Moves the coupon's discount from the lines that stay onto the refunded ones, so that less is refunded for them: without
 * those the rest is below the coupon's minimum (S3). A refund does not fall below zero; the sums of coupon, points and
 * money do not change.
 */
export const reallocateCoupon = <T extends LineAmounts>(
  lines: readonly T[],
  refunded: ReadonlySet<string>,
): ReallocatedCoupon<T> => {
  const getRoom = (line: LineAmounts) => (refunded.has(line._id) ? line.paid : 0);
  const getStayingCoupon = (line: LineAmounts) => (refunded.has(line._id) ? 0 : line.coupon);
  const sum = (getValue: (line: LineAmounts) => number) => lines.reduce((total, line) => total + getValue(line), 0);
  const staying = sum(getStayingCoupon);
  const moved = Math.min(staying, sum(getRoom));
  const taken = allocateAmount(moved, lines.map(getStayingCoupon));
  const added = allocateAmount(moved, lines.map(getRoom));
  const after = lines.map((line, at) => {
    const change = (added[at] ?? 0) - (taken[at] ?? 0);
    return { ...line, coupon: line.coupon + change, paid: line.paid - change };
  });
  return { lines: after, isReleased: moved === staying };
};
