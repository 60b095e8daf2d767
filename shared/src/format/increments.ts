interface Band {
  from: number;
  step: number;
}

/** The bid increment in KRW at an amount. Amounts in a band are multiples of its increment. */
export const getIncrement = (bands: readonly Band[], amount: number) =>
  bands.findLast(({ from }) => amount >= from)?.step ?? bands[0]?.step ?? 1;

/** Whether an amount may be bid. */
export const isMultipleOfIncrement = (bands: readonly Band[], amount: number) =>
  amount % getIncrement(bands, amount) === 0;

/** The lowest valid amount that is not below `least`. */
export const roundUpToIncrement = (bands: readonly Band[], least: number): number => {
  const step = getIncrement(bands, least);
  const rounded = Math.ceil(least / step) * step;
  // Rounding up may lead into the next band, which has another increment.
  return isMultipleOfIncrement(bands, rounded) ? rounded : roundUpToIncrement(bands, rounded);
};

/** The lowest valid bid above a price. */
export const getNextBid = (bands: readonly Band[], price: number) =>
  roundUpToIncrement(bands, price + getIncrement(bands, price));

interface Tier {
  /** Upper limit in KRW; null for none. */
  upTo: number | null;
  rate: number;
}

/** A percentage of an amount, rounded down to one won. Exact for rates with up to four decimals. */
const calculateShare = (amount: bigint, rate: number) => (amount * BigInt(Math.round(rate * 10_000))) / 1_000_000n;

/** Amounts due for a hammer price, in KRW: premium by tier and VAT on the premium, each rounded down (B10). Rates are in per cent. */
export const calculateDue = (hammer: number, tiers: readonly Tier[], vatRate: number) => {
  let from = 0;
  let scaled = 0n;
  for (const { upTo, rate } of tiers) {
    const part = Math.max(0, Math.min(hammer, upTo ?? hammer) - from);
    scaled += BigInt(part) * BigInt(Math.round(rate * 10_000));
    from = upTo ?? hammer;
  }
  const premium = Number(scaled / 1_000_000n);
  const vat = Number(calculateShare(BigInt(premium), vatRate));
  return { premium, vat, total: hammer + premium + vat };
};
