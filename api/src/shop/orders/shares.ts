/** Parts of a sum by weight, whole won: what rounding leaves over goes to those that lost most by it. */
export const shareOut = (sum: number, weights: readonly number[]): number[] => {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  // By BigInt: won times won is more than a number holds exactly.
  const parts = weights.map((weight) => {
    const product = BigInt(sum) * BigInt(weight);
    return { part: Number(product / BigInt(whole)), rest: product % BigInt(whole) };
  });
  let left = sum - parts.reduce((total, { part }) => total + part, 0);
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

/** What a line carries of the three that pay for it. */
export interface Carried {
  _id: string;
  amount: number;
  coupon: number;
  points: number;
  paid: number;
}

interface Fall<T> {
  lines: T[];
  /** Nothing of the coupon is left on the lines that stay. */
  isFree: boolean;
}

/**
 * The coupon leaves the lines that stay, because they cost less than its minimum without those that go: what it took
 * off them is moved onto the ones that go, so that less is given back for them. It moves no further than to a refund of
 * nothing; sums of coupon, points and money stay as they are.
 */
export const moveCoupon = <T extends Carried>(lines: readonly T[], going: ReadonlySet<string>): Fall<T> => {
  const room = (line: Carried) => (going.has(line._id) ? line.paid : 0);
  const onStaying = lines.reduce((total, line) => total + (going.has(line._id) ? 0 : line.coupon), 0);
  const moved = Math.min(
    onStaying,
    lines.reduce((total, line) => total + room(line), 0),
  );
  const off = shareOut(
    moved,
    lines.map((line) => (going.has(line._id) ? 0 : line.coupon)),
  );
  const on = shareOut(moved, lines.map(room));
  const after = lines.map((line, at) => {
    const change = (on[at] ?? 0) - (off[at] ?? 0);
    return { ...line, coupon: line.coupon + change, paid: line.paid - change };
  });
  return { lines: after, isFree: moved === onStaying };
};
