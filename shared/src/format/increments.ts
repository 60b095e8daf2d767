interface Band {
  from: number;
  step: number;
}

/** The step of the band in which an amount lies; also the unit that amounts of the band are multiples of. */
export const stepAt = (bands: readonly Band[], amount: number) =>
  bands.findLast(({ from }) => amount >= from)?.step ?? bands[0]?.step ?? 1;

export const isOnUnit = (bands: readonly Band[], amount: number) => amount % stepAt(bands, amount) === 0;

/** The lowest amount that may be bid and is not below `least`. */
export const onUnit = (bands: readonly Band[], least: number): number => {
  const step = stepAt(bands, least);
  const up = Math.ceil(least / step) * step;
  // Rounding up may lead into the next band, which has a unit of its own.
  return isOnUnit(bands, up) ? up : onUnit(bands, up);
};

/** The lowest bid after a visible price. */
export const nextAfter = (bands: readonly Band[], price: number) => onUnit(bands, price + stepAt(bands, price));

interface Tier {
  /** Null for what has no end. */
  upTo: number | null;
  rate: number;
}

/** Rates have at most four decimals here, so that the share is exact; what is below one won falls away. */
const share = (amount: bigint, rate: number) => (amount * BigInt(Math.round(rate * 10_000))) / 1_000_000n;

/** What a hammer price comes to: premium by tier, VAT on the premium, each rounded down to one won (B10). */
export const dueFor = (hammer: number, tiers: readonly Tier[], vatRate: number) => {
  let from = 0;
  let scaled = 0n;
  for (const { upTo, rate } of tiers) {
    const part = Math.max(0, Math.min(hammer, upTo ?? hammer) - from);
    scaled += BigInt(part) * BigInt(Math.round(rate * 10_000));
    from = upTo ?? hammer;
  }
  const premium = Number(scaled / 1_000_000n);
  const vat = Number(share(BigInt(premium), vatRate));
  return { premium, vat, total: hammer + premium + vat };
};
