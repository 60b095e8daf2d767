/** A round step that divides the span into about four parts. */
const getRoundStep = (span: number) => {
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
};

export interface Scale {
  low: number;
  high: number;
  /** Values of the grid lines, from the highest to the lowest. */
  ticks: number[];
}

/** A scale with round ticks that covers all values and zero. */
export const createScale = (values: readonly number[]): Scale => {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  if (highest === lowest) return { low: 0, high: 1, ticks: [0] };
  const step = getRoundStep(highest - lowest);
  const high = Math.ceil(highest / step) * step;
  const low = Math.floor(lowest / step) * step;
  const lines = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => high - index * step);
  return { low, high, ticks: lines };
};

/** Offset of a value from the top of the scale, in percent. */
export const toOffsetPercent = (value: number, { low, high }: Scale) => ((high - value) / (high - low)) * 100;

/** Returns which of `count` labels are shown, so that no more than `max` are; the first always is. */
export const createLabelFilter = (count: number, max: number) => {
  const every = Math.max(1, Math.ceil(count / max));
  return (index: number) => index % every === 0;
};
