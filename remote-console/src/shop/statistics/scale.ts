/** A round step by which so few lines reach over the span. */
const stepOf = (span: number, count: number) => {
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
};

export interface Scale {
  low: number;
  high: number;
  /** From the highest to the lowest. */
  lines: number[];
}

/** Round lines around all values; zero is always among them, since bars stand on it. */
export const scale = (values: readonly number[], count = 4): Scale => {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  if (most === least) return { low: 0, high: 1, lines: [0] };
  const step = stepOf(most - least, count);
  const high = Math.ceil(most / step) * step;
  const low = Math.floor(least / step) * step;
  const lines = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => high - index * step);
  return { low, high, lines };
};

/** Where a value stands between the highest (0) and the lowest (100). */
export const placeOf = (value: number, { low, high }: Scale) => ((high - value) / (high - low)) * 100;

/** Names below the bars: so many that they do not touch, the first always among them. */
export const named = (count: number, most: number) => {
  const every = Math.max(1, Math.ceil(count / most));
  return (index: number) => index % every === 0;
};
